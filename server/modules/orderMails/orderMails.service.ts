import { formatMoment } from '@contract/formatDay';
import { COMMA } from '@contract/language';
import { type Fulfilment, isSettledByHand, type OrderStatus } from '@contract/order';
import { ROUTES, routeTo } from '@contract/routes';

import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { type Mail, mailEach, queueMail } from '../mail/mail.service';
import {
  claimUnmailed,
  type Event,
  findItems,
  findOrders,
  findUnmailed,
  type FoundOrder,
  type Item,
  markMailed,
} from './orderMails.repository';
import {
  billOf,
  hoursOf,
  moneyOf,
  nextOf,
  notesOf,
  paymentOf,
  pharmacyOf,
  placeOf,
  prescriptionOf,
  refundOf,
} from './orderWords';

/**
 * One pass over what has happened to orders since the last one: a mail for each purchase that was placed, and one for each order that
 * is on its way, has arrived or was cancelled; of several steps of an order, the last. Each refund, and each that the card refused, is a mail of its own. What nobody is to be written about counts as
 * mailed, too. Ends between two transactions once `stopping` is aborted. Answers whether a mail was queued; nudge `mail` then.
 * Throws the first failure once all other purchases have their mails.
 */
export const mailOrders = async (db: Database, sender: Sender, stopping?: AbortSignal): Promise<boolean> =>
  mailEach(
    await findUnmailed(db),
    (purchaseId) => inTransaction(db, (tx) => queueMailsOfPurchase(tx, sender, purchaseId)),
    stopping,
  );

/** Answers how many mails were queued. */
async function queueMailsOfPurchase(tx: Database, sender: Sender, purchaseId: number): Promise<number> {
  const events = await claimUnmailed(tx, purchaseId);
  if (events.length === 0) return 0;
  await markMailed(tx, events);
  const found = await findOrders(
    tx,
    events.map(({ orderId }) => orderId),
  );
  const items = await findItems(
    tx,
    found.map(({ order }) => order.id),
  );
  const purchase = { events, found, items };
  const mails = [...placedMail(sender, purchase), ...movedMails(sender, purchase)];
  for (const mail of mails) await queueMail(tx, mail);
  return mails.length;
}

/** A purchase of whose orders something has happened that no mail has told. */
interface UnmailedPurchase {
  events: readonly Event[];
  found: readonly FoundOrder[];
  items: readonly Item[];
}

const itemsOf = ({ order }: FoundOrder, items: readonly Item[]) => items.filter(({ orderId }) => orderId === order.id);

/** A checkout at several pharmacies is one mail. */
function placedMail({ publicUrl }: Sender, { events, found, items }: UnmailedPurchase): Mail[] {
  const [first, ...others] = found;
  if (!first || !events.some(({ status }) => status === 'pending')) return [];
  const { email: to, language, purchase } = first;
  const codes = found.map(({ order }) => order.orderCode).join(COMMA[language]);
  const link = others.length === 0 ? linkTo(publicUrl, first) : `${publicUrl}${ROUTES.customer}`;
  const time = formatMoment(purchase.createdAt, language);
  const values = { link, codes, time, total: moneyOf(purchase.total, language), next: nextOf(first, others) };
  const bills = found.map((each) => billOf(each, itemsOf(each, items)));
  return [{ to, language, template: others.length === 0 ? 'order-placed' : 'orders-placed', values, bills }];
}

const STEPS = {
  delivery: { shipped: 'order-shipped', delivered: 'order-delivered' },
  pickup: { shipped: 'order-ready', delivered: 'order-picked-up' },
} as const satisfies Record<Fulfilment, object>;

const CANCELLED = {
  user: 'order-cancelled-by-you',
  pharmacy: 'order-cancelled',
  operator: 'order-cancelled-by-us',
} as const;

/** Delivered, and its card was refused then. */
const isUncharged = (status: OrderStatus, { order }: FoundOrder) =>
  status === 'delivered' && isSettledByHand(order.paymentStatus);

const PAYMENTS = { shipped: 'onItsWay', delivered: 'received', cancelled: 'cancelled' } as const;

/** That a pharmacy prepares an order is not mailed: whoever waits for it has nothing to do then. */
const isWorthAMail = (status: OrderStatus): status is keyof typeof PAYMENTS => status in PAYMENTS;

function movedMails(sender: Sender, { events, found, items }: UnmailedPurchase): Mail[] {
  const moves = events.filter(({ refund }) => !refund);
  const last = new Map(moves.map((event) => [event.orderId, event]));
  return found.flatMap((each) => {
    const event = last.get(each.order.id);
    const given = events.filter(({ orderId }) => orderId === each.order.id);
    return [
      ...(event ? movedMail(sender, each, { event, items: itemsOf(each, items) }) : []),
      ...given.flatMap((of) => refundMail(sender, each, of)),
    ];
  });
}

function refundMail({ publicUrl, supportEmail }: Sender, found: FoundOrder, { refund, createdAt }: Event): Mail[] {
  if (!refund) return [];
  const { order, email: to, language } = found;
  const values = {
    link: linkTo(publicUrl, found),
    code: order.orderCode,
    pharmacy: pharmacyOf(found).name,
    time: formatMoment(createdAt, language),
    amount: moneyOf(refund.amount, language),
    payment: refundOf(found, refund),
    support: supportEmail,
  };
  const template = refund.status === 'failed' ? 'order-refund-refused' : 'order-refunded';
  return [{ to, language, template, values, notes: notesOf(found, refund.reason) }];
}

function movedMail(
  { publicUrl, supportEmail }: Sender,
  found: FoundOrder,
  { event, items }: { event: Event; items: readonly Item[] },
): Mail[] {
  const { status, actorType, createdAt } = event;
  if (!isWorthAMail(status)) return [];
  const { order, email: to, language } = found;
  const values = {
    link: linkTo(publicUrl, found),
    code: order.orderCode,
    pharmacy: pharmacyOf(found).name,
    place: placeOf(found),
    time: formatMoment(createdAt, language),
    payment: paymentOf(found, PAYMENTS[status]),
    support: supportEmail,
  };
  if (isUncharged(status, found))
    return [{ to, language, template: 'order-not-charged', values, notes: notesOf(found, null) }];
  const template = status === 'cancelled' ? CANCELLED[actorType ?? 'operator'] : STEPS[order.fulfilment][status];
  // Who has it in hand has nothing to ask of the pharmacy that its own page does not answer, and one in whose place we act answers nobody.
  const notes = status === 'delivered' || !actorType ? [] : notesOf(found, event.reason);
  const toCome = status === 'shipped' && order.fulfilment === 'pickup' ? [hoursOf(found)] : [];
  const toShow = status === 'shipped' ? prescriptionOf(found, items) : [];
  return [{ to, language, template, values, notes: [...toCome, ...toShow, ...notes] }];
}

const linkTo = (publicUrl: string, { order }: FoundOrder) => `${publicUrl}${routeTo(ROUTES.customerOrder, order.id)}`;
