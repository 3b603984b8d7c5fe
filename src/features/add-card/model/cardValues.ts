import { digitsOf, groupDigits } from '@contract/cardNumber';
import type { CardFormInput } from '@contract/paymentMethod';

/** The form values of a card, in which month and year start empty. They exist only as long as the form is open, and nowhere else. */
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

/** Groups a typed or pasted number in fours, as it is printed on the card. */
export const regroup = (typed: string) => groupDigits(digitsOf(typed));
