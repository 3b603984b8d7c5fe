import { digitsOf, groupDigits } from '@contract/cardNumber';
import type { CardFormInput } from '@contract/paymentMethod';

/** Formik's view of a card: the two pickers start empty. It lives as long as the form, and in the form alone. */
export type CardValues = Omit<CardFormInput, 'expiry_month' | 'expiry_year'> & {
  expiry_month: number | '';
  expiry_year: number | '';
};

export const EMPTY_CARD: CardValues = {
  holder_name: '',
  number: '',
  expiry_month: '',
  expiry_year: '',
  cvv: '',
  is_default: false,
};

/** In the groups of four that stand on the card, from whatever was typed or pasted. */
export const regroup = (typed: string) => groupDigits(digitsOf(typed));
