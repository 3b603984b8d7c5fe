import { partsOfAddress } from '@contract/addressLine';
import { formatAmount } from '@contract/formatAmount';
import { formatTime, isOpenAllDay } from '@contract/formatTime';
import { formatWeekDays } from '@contract/formatWeekDays';
import { isolateLtr, isolateOwn } from '@contract/isolate';
import { isolateNote } from '@contract/isolateDoses';
import type { Language } from '@contract/language';
import { toEgp } from '@contract/money';
import { type Fulfilment, isSettledByHand } from '@contract/order';

import { arabicAddress } from '../../arabicAddress';
import { fillText } from '../../fillText';
import { translate } from '../../messages';
import { medicineNameIn } from '../../nameIn';
import type { Bill, Labelled } from '../mail/mail.service';
import type { Event, FoundOrder, Item } from './orderMails.repository';
import arabic from './texts/ar.json';
import english from './texts/en.json';

type Texts = Omit<typeof english, 'total'> & {
  total: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
};

const TEXTS: Record<Language, Texts> = { en: english, ar: arabic };

const fill = (text: string, values: Record<string, string | number>) =>
  fillText(text, (name) => String(values[name] ?? ''));

export const moneyOf = (piastres: number, language: Language) =>
  fill(TEXTS[language].money, { amount: formatAmount(toEgp(piastres)) });

/** The number of a house stays beside its street, whichever of the two languages the address is written in. */
export const pharmacyOf = ({ pharmacy, language }: FoundOrder) =>
  language === 'ar'
    ? { name: pharmacy.nameAr, address: isolateOwn(pharmacy.addressAr ?? pharmacy.address) }
    : { name: pharmacy.name, address: isolateOwn(pharmacy.address) };

/** Where an order goes to, or lies ready. */
export function placeOf(found: FoundOrder): string {
  const { order, language } = found;
  if (order.fulfilment === 'pickup') return pharmacyOf(found).address;
  if (language === 'ar' && order.deliveryAddressAr)
    return arabicAddress(partsOfAddress(order.deliveryAddressAr, order.recipient ?? '', 'ar'));
  return order.deliveryAddress ?? '';
}

/** When the next mail about the orders of a purchase comes. */
export function nextOf(first: FoundOrder, others: readonly FoundOrder[]): string {
  const { next, nextOfEach } = TEXTS[first.language];
  const { fulfilment } = first.order;
  if (others.length === 0) return next[fulfilment];
  return nextOfEach[others.every(({ order }) => order.fulfilment === fulfilment) ? fulfilment : 'both'];
}

type Payment = 'placed' | 'onItsWay' | 'received' | 'cancelled';

const CASH = { delivery: 'cash', pickup: 'cashAtPharmacy' } as const satisfies Record<Fulfilment, string>;

/** How an order is paid, or what becomes of its money. */
export function paymentOf({ order, card, language }: FoundOrder, at: Payment): string {
  const words = TEXTS[language];
  const way = order.paymentMethod === 'credit_card' ? 'card' : CASH[order.fulfilment];
  const isRefused = at === 'received' && card?.status === 'failed';
  const refused = isSettledByHand(order.paymentStatus) ? words.notCharged : words.paidOtherwise;
  const text = isRefused ? refused : words[at][order.total === 0 ? 'nothing' : way];
  return fill(text, { total: moneyOf(order.total, language), card: nameOf(card, words) });
}

/** How money comes back. */
export function refundOf({ card, language }: FoundOrder, { gatewayKey, status }: NonNullable<Event['refund']>): string {
  const way = gatewayKey === null ? 'hand' : 'card';
  const { refunded } = TEXTS[language];
  return fill(refunded[status === 'failed' ? 'refused' : way], { card: nameOf(card, TEXTS[language]) });
}

const nameOf = (card: FoundOrder['card'], words: Texts) =>
  card?.brand ? fill(words.card, { brand: words.brands[card.brand], last4: card.last4 ?? '' }) : '';

/** What an order consists of and costs, as it was stored. */
export function billOf(found: FoundOrder, items: readonly Item[]): Bill {
  const { order, language } = found;
  const words = TEXTS[language];
  const { name: pharmacy, address } = pharmacyOf(found);
  const money = (piastres: number) => moneyOf(piastres, language);
  const count = order.totalItems;
  const total = words.total[new Intl.PluralRules(language).select(count)] ?? words.total.other;
  const discount = order.promoCode ? fill(words.discountOf, { code: isolateLtr(order.promoCode) }) : words.discount;
  return {
    heading: fill(words.heading, { code: order.orderCode, pharmacy }),
    amounts: [
      ...items.map((item) => lineOf(item, language)),
      [words.subtotal, money(order.subtotal)],
      ...(order.discount > 0 ? [[discount, money(-order.discount)] as const] : []),
      [words.shipping[order.fulfilment], order.shipping === 0 ? words.free : money(order.shipping)],
      [words.tax, money(order.tax)],
      [fill(total, { count }), money(order.total)],
    ],
    notes: [
      ...(order.fulfilment === 'pickup'
        ? [[words.pickup, fill(words.pharmacyAt, { pharmacy, address })] as const, hoursOf(found)]
        : [
            [words.delivery, placeOf(found)] as const,
            ...(isNear(found) ? [[words.arrival, words.deliveryDays] as const] : []),
          ]),
      [words.payment, paymentOf(found, 'placed')],
      ...prescriptionOf(found, items),
      phoneOf(found),
    ],
  };
}

/** When somebody can come for what they pick up, as the pharmacy says today. */
export function hoursOf({ pharmacy: { openingTime, closingTime, workingDays }, language }: FoundOrder): Labelled {
  const words = TEXTS[language];
  const days = formatWeekDays(workingDays, language);
  const values = { from: formatTime(openingTime), to: formatTime(closingTime), days: days ?? '' };
  const key = isOpenAllDay(openingTime, closingTime) ? 'openAllDay' : 'open';
  return [words.hours, fill(words[days ? (`${key}On` as const) : key], values)];
}

/** Nobody has told how long a way between governorates takes. */
const isNear = ({ order, pharmacy }: FoundOrder) =>
  partsOfAddress(order.deliveryAddress ?? '', order.recipient ?? '', 'en').at(-1) === pharmacy.governorate;

/** Why it was cancelled or paid back, if its pharmacy said so, and whom to ask. */
export const notesOf = (found: FoundOrder, reason: string | null): Labelled[] => [
  ...(reason ? [[TEXTS[found.language].reason, isolateNote(reason)] as const] : []),
  phoneOf(found),
];

/** For which of its medicines a prescription is to be shown, where there are such. */
export function prescriptionOf({ language }: FoundOrder, items: readonly Item[]): Labelled[] {
  const names = items
    .filter((item) => item.prescriptionRequired)
    .map((item) => isolateNote(medicineNameIn(language, item)));
  if (names.length === 0) return [];
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return [[translate('prescriptionRequired', language), fill(TEXTS[language].showPrescription, { names: list })]];
}

const phoneOf = ({ pharmacy, language }: FoundOrder): Labelled => [TEXTS[language].phone, isolateLtr(pharmacy.phone)];

const lineOf = (item: Item, language: Language) =>
  [
    fill(TEXTS[language].line, { quantity: item.quantity, name: medicineNameIn(language, item) }),
    moneyOf(item.price * item.quantity, language),
  ] as const;
