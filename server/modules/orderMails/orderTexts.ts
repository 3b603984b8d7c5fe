import { splitAddress } from '@contract/addressLine';
import { formatAmount } from '@contract/formatAmount';
import { formatTime, isOpenAllDay } from '@contract/formatTime';
import { formatWeekDays } from '@contract/formatWeekDays';
import { isolateAuto, isolateLtr } from '@contract/isolate';
import { isolateNote } from '@contract/isolateDoses';
import type { Language } from '@contract/language';
import { toEgp } from '@contract/money';
import { type Fulfilment, isSettledByHand } from '@contract/order';

import { arabicAddress } from '../../arabicAddress';
import { fillText } from '../../fillText';
import { translate } from '../../messages';
import { medicineNameIn } from '../../nameIn';
import type { Bill, LabelledValue } from '../mail/mail.service';
import type { Event, FoundOrder, Item } from './orderMails.repository';
import arabic from './texts/ar.json';
import english from './texts/en.json';

type Texts = Omit<typeof english, 'total'> & {
  total: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
};

const TEXTS: Record<Language, Texts> = { en: english, ar: arabic };

const fill = (text: string, values: Record<string, string | number>) =>
  fillText(text, (name) => String(values[name] ?? ''));

export const formatMoney = (piastres: number, language: Language) =>
  fill(TEXTS[language].money, { amount: formatAmount(toEgp(piastres)) });

/** The address is isolated, so that the house number stays beside its street in either language. */
export const localisedPharmacy = ({ pharmacy, language }: FoundOrder) =>
  language === 'ar'
    ? { name: pharmacy.nameAr, address: isolateAuto(pharmacy.addressAr ?? pharmacy.address) }
    : { name: pharmacy.name, address: isolateAuto(pharmacy.address) };

/** Where an order is delivered or picked up. */
export function destinationText(found: FoundOrder): string {
  const { order, language } = found;
  if (order.fulfilment === 'pickup') return localisedPharmacy(found).address;
  if (language === 'ar' && order.deliveryAddressAr)
    return arabicAddress(splitAddress(order.deliveryAddressAr, order.recipient ?? '', 'ar'));
  return order.deliveryAddress ?? '';
}

/** When the next mail about the orders of a purchase is sent. */
export function nextMailText(first: FoundOrder, others: readonly FoundOrder[]): string {
  const { next, nextOfEach } = TEXTS[first.language];
  const { fulfilment } = first.order;
  if (others.length === 0) return next[fulfilment];
  return nextOfEach[others.every(({ order }) => order.fulfilment === fulfilment) ? fulfilment : 'both'];
}

type PaymentMoment = 'placed' | 'onItsWay' | 'received' | 'cancelled';

const CASH = { delivery: 'cash', pickup: 'cashAtPharmacy' } as const satisfies Record<Fulfilment, string>;

/** How an order is paid, or what happens to its money. */
export function paymentText({ order, card, language }: FoundOrder, moment: PaymentMoment): string {
  const texts = TEXTS[language];
  const way = order.paymentMethod === 'credit_card' ? 'card' : CASH[order.fulfilment];
  const isRefused = moment === 'received' && card?.status === 'failed';
  const refused = isSettledByHand(order.paymentStatus) ? texts.notCharged : texts.paidOtherwise;
  const text = isRefused ? refused : texts[moment][order.total === 0 ? 'nothing' : way];
  return fill(text, { total: formatMoney(order.total, language), card: cardName(card, texts) });
}

/** How the money is given back. */
export function refundText(
  { card, language }: FoundOrder,
  { gatewayKey, status }: NonNullable<Event['refund']>,
): string {
  const way = gatewayKey === null ? 'hand' : 'card';
  const { refunded } = TEXTS[language];
  return fill(refunded[status === 'failed' ? 'refused' : way], { card: cardName(card, TEXTS[language]) });
}

const cardName = (card: FoundOrder['card'], texts: Texts) =>
  card?.brand ? fill(texts.card, { brand: texts.brands[card.brand], last4: card.last4 ?? '' }) : '';

/** The items and the price of an order, as they were stored. */
export function makeBill(found: FoundOrder, items: readonly Item[]): Bill {
  const { order, language } = found;
  const texts = TEXTS[language];
  const { name: pharmacy, address } = localisedPharmacy(found);
  const money = (piastres: number) => formatMoney(piastres, language);
  const count = order.totalItems;
  const total = texts.total[new Intl.PluralRules(language).select(count)] ?? texts.total.other;
  const discount = order.promoCode ? fill(texts.discountOf, { code: isolateLtr(order.promoCode) }) : texts.discount;
  return {
    heading: fill(texts.heading, { code: order.orderCode, pharmacy }),
    amounts: [
      ...items.map((item) => itemAmount(item, language)),
      [texts.subtotal, money(order.subtotal)],
      ...(order.discount > 0 ? [[discount, money(-order.discount)] as const] : []),
      [texts.shipping[order.fulfilment], order.shipping === 0 ? texts.free : money(order.shipping)],
      [texts.tax, money(order.tax)],
      [fill(total, { count }), money(order.total)],
    ],
    notes: [
      ...(order.fulfilment === 'pickup'
        ? [[texts.pickup, fill(texts.pharmacyAt, { pharmacy, address })] as const, openingHoursNote(found)]
        : [
            [texts.delivery, destinationText(found)] as const,
            ...(isSameGovernorate(found) ? [[texts.arrival, texts.deliveryDays] as const] : []),
          ]),
      [texts.payment, paymentText(found, 'placed')],
      ...prescriptionNotes(found, items),
      phoneNote(found),
    ],
  };
}

/** When an order can be picked up, by the pharmacy's present opening hours. */
export function openingHoursNote({
  pharmacy: { openingTime, closingTime, workingDays },
  language,
}: FoundOrder): LabelledValue {
  const texts = TEXTS[language];
  const days = formatWeekDays(workingDays, language);
  const values = { from: formatTime(openingTime), to: formatTime(closingTime), days: days ?? '' };
  const key = isOpenAllDay(openingTime, closingTime) ? 'openAllDay' : 'open';
  return [texts.hours, fill(texts[days ? (`${key}On` as const) : key], values)];
}

/** Delivery times are known only within a governorate. */
const isSameGovernorate = ({ order, pharmacy }: FoundOrder) =>
  splitAddress(order.deliveryAddress ?? '', order.recipient ?? '', 'en').at(-1) === pharmacy.governorate;

/** Why the order was cancelled or refunded, if its pharmacy gave a reason, and whom to ask. */
export const reasonAndPhoneNotes = (found: FoundOrder, reason: string | null): LabelledValue[] => [
  ...(reason ? [[TEXTS[found.language].reason, isolateNote(reason)] as const] : []),
  phoneNote(found),
];

/** The medicines of the order for which a prescription has to be shown, if there are any. */
export function prescriptionNotes({ language }: FoundOrder, items: readonly Item[]): LabelledValue[] {
  const names = items
    .filter((item) => item.prescriptionRequired)
    .map((item) => isolateNote(medicineNameIn(language, item)));
  if (names.length === 0) return [];
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return [[translate('prescriptionRequired', language), fill(TEXTS[language].showPrescription, { names: list })]];
}

const phoneNote = ({ pharmacy, language }: FoundOrder): LabelledValue => [
  TEXTS[language].phone,
  isolateLtr(pharmacy.phone),
];

const itemAmount = (item: Item, language: Language) =>
  [
    fill(TEXTS[language].line, { quantity: item.quantity, name: medicineNameIn(language, item) }),
    formatMoney(item.price * item.quantity, language),
  ] as const;
