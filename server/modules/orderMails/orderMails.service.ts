import { formatMoment } from '@contract/formatDay';
import { COMMA } from '@contract/language';
import { type Fulfilment, isSettledByHand, type OrderStatus } from '@contract/order';
import { ROUTES, routeTo } from '@contract/routes';

import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { type Mail, queueMail, queueMailsForEach } from '../mail/mail.service';
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
  destinationText,
  formatMoney,
  localisedPharmacy,
  makeBill,
  nextMailText,
  openingHoursNote,
  paymentText,
  prescriptionNotes,
  reasonAndPhoneNotes,
  refundText,
} from './orderTexts';

/**
 * One pass over the events of orders since the last one. Sends one mail for each purchase that was placed, and one for each order that is
 * on its way, has arrived or was cancelled; if an order has several such events, only the last is reported. Each refund, and each that the
 * card refused, gets a mail of its own. Events that need no mail count as mailed, too. Once `stopping` is aborted, ends before the next
 * transaction. Returns whether a mail was queued; nudge `mail` then. The first failure is thrown after all other purchases have their
 * mails.
 */
export const mailOrders = async (db: Database, sender: Sender, stopping?: AbortSignal): Promise<boolean> =>
  queueMailsForEach(
    await findUnmailed(db),
    (purchaseId) => inTransaction(db, (tx) => queueMailsOfPurchase(tx, sender, purchaseId)),
    stopping,
  );

/** Returns how many mails were queued. */
async function queueMailsOfPurchase(tx: Database, sender: Sender, purchaseId: number): Promise<number> {
  const events = await claimUnmailed(tx, purchaseId);
  if (events.length === 0) return 0;
  await markMailed(tx, events);
  const orders = await findOrders(
    tx,
    events.map(({ orderId }) => orderId),
  );
  const items = await findItems(
    tx,
    orders.map(({ order }) => order.id),
  );
  const purchase = { events, orders, items };
  const mails = [...placedMail(sender, purchase), ...statusAndRefundMails(sender, purchase)];
  for (const mail of mails) await queueMail(tx, mail);
  return mails.length;
}

/** A purchase whose orders have events that no mail has reported. */
interface UnmailedPurchase {
  events: readonly Event[];
  orders: readonly FoundOrder[];
  items: readonly Item[];
}

const itemsOf = ({ order }: FoundOrder, items: readonly Item[]) => items.filter(({ orderId }) => orderId === order.id);

/** A checkout at several pharmacies is reported by one mail. */
function placedMail({ publicUrl }: Sender, { events, orders, items }: UnmailedPurchase): Mail[] {
  const [first, ...others] = orders;
  if (!first || !events.some(({ status }) => status === 'pending')) return [];
  const { email: to, language, purchase } = first;
  const codes = orders.map(({ order }) => order.orderCode).join(COMMA[language]);
  const link = others.length === 0 ? linkTo(publicUrl, first) : `${publicUrl}${ROUTES.customer}`;
  const time = formatMoment(purchase.createdAt, language);
  const values = { link, codes, time, total: formatMoney(purchase.total, language), next: nextMailText(first, others) };
  const bills = orders.map((each) => makeBill(each, itemsOf(each, items)));
  return [{ to, language, template: others.length === 0 ? 'order-placed' : 'orders-placed', values, bills }];
}

const ARRIVAL_TEMPLATES = {
  delivery: { shipped: 'order-shipped', delivered: 'order-delivered' },
  pickup: { shipped: 'order-ready', delivered: 'order-picked-up' },
} as const satisfies Record<Fulfilment, object>;

const CANCELLATION_TEMPLATES = {
  user: 'order-cancelled-by-you',
  pharmacy: 'order-cancelled',
  operator: 'order-cancelled-by-us',
} as const;

/** The order was delivered, and its card was refused then. */
const isUncharged = (status: OrderStatus, { order }: FoundOrder) =>
  status === 'delivered' && isSettledByHand(order.paymentStatus);

const PAYMENT_MOMENTS = { shipped: 'onItsWay', delivered: 'received', cancelled: 'cancelled' } as const;

/** Whether a status is reported by mail. That the pharmacy is preparing the order is not, since the customer has nothing to do then. */
const isWorthAMail = (status: OrderStatus): status is keyof typeof PAYMENT_MOMENTS => status in PAYMENT_MOMENTS;

function statusAndRefundMails(sender: Sender, { events, orders, items }: UnmailedPurchase): Mail[] {
  const statusEvents = events.filter(({ refund }) => !refund);
  const lastByOrder = new Map(statusEvents.map((event) => [event.orderId, event]));
  return orders.flatMap((each) => {
    const last = lastByOrder.get(each.order.id);
    const own = events.filter(({ orderId }) => orderId === each.order.id);
    return [
      ...(last ? statusMail(sender, each, { event: last, items: itemsOf(each, items) }) : []),
      ...own.flatMap((event) => refundMail(sender, each, event)),
    ];
  });
}

function refundMail({ publicUrl, supportEmail }: Sender, found: FoundOrder, { refund, createdAt }: Event): Mail[] {
  if (!refund) return [];
  const { order, email: to, language } = found;
  const values = {
    link: linkTo(publicUrl, found),
    code: order.orderCode,
    pharmacy: localisedPharmacy(found).name,
    time: formatMoment(createdAt, language),
    amount: formatMoney(refund.amount, language),
    payment: refundText(found, refund),
    support: supportEmail,
  };
  const template = refund.status === 'failed' ? 'order-refund-refused' : 'order-refunded';
  return [{ to, language, template, values, notes: reasonAndPhoneNotes(found, refund.reason) }];
}

function statusMail(
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
    pharmacy: localisedPharmacy(found).name,
    place: destinationText(found),
    time: formatMoment(createdAt, language),
    payment: paymentText(found, PAYMENT_MOMENTS[status]),
    support: supportEmail,
  };
  if (isUncharged(status, found))
    return [{ to, language, template: 'order-not-charged', values, notes: reasonAndPhoneNotes(found, null) }];
  const template =
    status === 'cancelled'
      ? CANCELLATION_TEMPLATES[actorType ?? 'operator']
      : ARRIVAL_TEMPLATES[order.fulfilment][status];
  // For a delivered order the page of the order answers all questions. If an operator acted for the pharmacy, the pharmacy cannot be asked.
  const notes = status === 'delivered' || !actorType ? [] : reasonAndPhoneNotes(found, event.reason);
  const pickupNotes = status === 'shipped' && order.fulfilment === 'pickup' ? [openingHoursNote(found)] : [];
  const prescription = status === 'shipped' ? prescriptionNotes(found, items) : [];
  return [{ to, language, template, values, notes: [...pickupNotes, ...prescription, ...notes] }];
}

const linkTo = (publicUrl: string, { order }: FoundOrder) => `${publicUrl}${routeTo(ROUTES.customerOrder, order.id)}`;
