import type { Language } from '@contract/language';

/** The values of each kind of mail. `link` is where its button leads. */
interface TemplateValues {
  'password-reset': { link: string; minutes: number };
  'password-changed': { link: string; support: string };
  'two-factor-on': { link: string; support: string };
  'two-factor-off': { link: string; support: string };
  'email-verification': { link: string; hours: number };
  'email-change': { link: string; hours: number };
  'email-change-notice': { link: string; support: string };
  handover: { link: string; pharmacy: string; support: string; hours: number };
  'handover-notice': { link: string; support: string };
  /** `news` has one line for each piece of news. */
  'pharmacy-news': { link: string; pharmacy: string; news: string };
  'pharmacy-joined': Record<'pharmacy' | 'place' | 'phone' | 'person' | 'email', string> & { id: number };
  /** Names in English and Arabic. */
  'pharmacy-renamed': Record<'before' | 'beforeAr' | 'now' | 'nowAr' | 'place' | 'phone', string> & { id: number };
  'pharmacy-approved': PharmacyChange;
  'pharmacy-suspended': PharmacyChange;
  'pharmacy-moved': PharmacyChange & { place: string };
  'colleague-invitation': { link: string; pharmacy: string; days: number };
  'colleague-has-account': { pharmacy: string; support: string };
  'colleague-invited': StaffNotice;
  'colleague-joined': StaffNotice;
  'colleague-removed': StaffNotice;
  /** Sent to the person who was removed. */
  'colleague-farewell': { pharmacy: string; support: string };
  'order-placed': OrdersPlaced;
  /** The same for orders at several pharmacies. */
  'orders-placed': OrdersPlaced;
  'order-shipped': OrderUpdate;
  'order-ready': OrderUpdate;
  'order-delivered': OrderUpdate;
  'order-picked-up': OrderUpdate;
  /** Handed over but not paid. */
  'order-not-charged': OrderUpdate;
  'order-cancelled': OrderUpdate;
  'order-cancelled-by-you': OrderUpdate;
  'order-cancelled-by-us': OrderUpdate;
  'order-refunded': OrderRefunded;
  'order-refund-refused': OrderRefunded;
  'contact-message': { name: string; email: string; phone: string; subject: string; message: string };
}

/** `next` is a sentence on what the next mails will be about. */
type OrdersPlaced = Record<'link' | 'codes' | 'time' | 'total' | 'next', string>;

/** `place` is where the order is delivered or picked up; `payment` is a sentence about its payment. */
type OrderUpdate = Record<'link' | 'code' | 'pharmacy' | 'place' | 'time' | 'payment' | 'support', string>;

/** `payment` is a sentence about how it is given back. */
type OrderRefunded = Record<'link' | 'code' | 'pharmacy' | 'time' | 'amount' | 'payment' | 'support', string>;

type PharmacyChange = Record<'link' | 'pharmacy' | 'support', string>;

/** `person` is a name with its e-mail, or the e-mail alone. */
type StaffNotice = Record<'link' | 'pharmacy' | 'person' | 'support', string>;

type MailTemplate = keyof TemplateValues;

export type MailContent = {
  [T in MailTemplate]: { template: T; language: Language; values: TemplateValues[T] } & MailExtras;
}[MailTemplate];

interface MailExtras {
  bills?: readonly Bill[];
  /** Further details, if known, after the paragraphs. */
  notes?: readonly LabelledValue[];
}

export type LabelledValue = readonly [label: string, value: string];

/** What was bought, after the paragraphs: amounts below each other, then further details. */
export interface Bill {
  heading: string;
  amounts: readonly LabelledValue[];
  notes: readonly LabelledValue[];
}
