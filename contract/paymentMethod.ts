import { type InferType, object } from 'yup';

import { hasCardNumber } from './cardInText';
import { digitsOf, isCardNumber } from './cardNumber';
import { expiryYears, isPastExpiry } from './expiry';
import { LIMITS } from './limits';
import { message } from './messages';
import { flag, numeric, requiredText, strictText, wholeNumber } from './validation/fields';

export const CARD_BRANDS = ['visa', 'mastercard', 'meeza'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Each gateway has a tokeniser in the browser and an implementation on the server. */
export const PAYMENT_GATEWAYS = ['sandbox'] as const;
export type PaymentGatewayName = (typeof PAYMENT_GATEWAYS)[number];

const toDigits = (value: unknown) => (typeof value === 'string' ? digitsOf(value) : value);

/** The card form. Its values go to the gateway's tokeniser only: none of our own calls carries a card number or a CVV. */
export const cardForm = object({
  holder_name: requiredText('cardholderRequired', LIMITS.name, 'cardholderTooLong'),
  number: strictText()
    .transform(toDigits)
    .required(message('cardNumberRequired'))
    .test('card number', message('cardNumberInvalid'), (number) => !number || isCardNumber(number)),
  expiry_month: wholeNumber(1, 12, message('expiryMonthRequired'))
    .required(message('expiryMonthRequired'))
    .test('not past', message('cardExpired'), (month, { parent }) => {
      const { expiry_year } = parent as { expiry_year?: number };
      return !expiry_year || !isPastExpiry({ expiry_month: month, expiry_year });
    }),
  expiry_year: numeric()
    .typeError(message('expiryYearRequired'))
    .required(message('expiryYearRequired'))
    .test('offered', message('expiryYearRequired'), (year) => expiryYears().includes(year)),
  cvv: strictText()
    .transform(toDigits)
    .required(message('cvvRequired'))
    .matches(/^\d{3}$/, { message: message('cvvInvalid'), excludeEmptyString: true }),
  is_default: flag().default(false),
});

export type CardFormInput = InferType<typeof cardForm>;

/** Field names that a caller would send if it passed on the card itself instead of a token. */
const CARD_FIELD = /^(?:card_?)?(?:number|pan|cvv2?|cvc2?|security_?code)$/i;

const hasCardDetails = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  Object.entries(body).some(
    ([name, value]) => CARD_FIELD.test(name) || (typeof value !== 'object' && hasCardNumber(String(value))),
  );

/**
 * `POST /user/payment-methods/create`: the token that the gateway's tokeniser returned to the browser. Calls that contain card details are
 * refused.
 */
export const paymentMethodInput = object({
  token: strictText()
    .required(message('cardTokenInvalid'))
    .max(LIMITS.cardToken, message('cardTokenInvalid'))
    .matches(/^[a-z]+_[\w-]+$/, { message: message('cardTokenInvalid'), excludeEmptyString: true }),
  holder_name: requiredText('cardholderRequired', LIMITS.name, 'cardholderTooLong'),
  is_default: flag().default(false),
}).test('no card details', (_input, { originalValue, createError }) =>
  hasCardDetails(originalValue) ? createError({ path: 'token', message: message('cardDetailsRefused') }) : true,
);

export type PaymentMethodInput = InferType<typeof paymentMethodInput>;
