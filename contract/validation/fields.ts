import { type AnyObject, array, boolean, type ISchema, number, setLocale, string } from 'yup';

import { hasCardNumber } from '../cardInText';
import { stripInvisible, toOneLine, trimInvisible } from '../invisibleCharacters';
import { normalizeDigits } from '../latinDigits';
import { LIMITS } from '../limits';
import { LIST_LIMITS } from '../listLimits';
import { message, type MessageKey } from '../messages';
import { MAX_EGP, toEgp, toPiastres } from '../money';
import { readNumber } from './readNumber';

// The messages for fields that define none of their own. The defaults of yup are English, and written for programmers.
setLocale({
  mixed: {
    default: message('fieldInvalid'),
    notType: message('fieldInvalid'),
    notNull: message('fieldRequired'),
    required: message('fieldRequired'),
  },
});

/** The pattern of browsers for e-mail addresses, with a dot required in the domain: without one the address is incomplete. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?$/;
const BETWEEN_DIGITS = /[ \u00a0().\-\u2010-\u2015]/g;
/** +201…, 01… or 00201…, an Egyptian operator digit (0, 1, 2 or 5), then 8 digits. */
const EGYPTIAN_MOBILE = /^(?:\+20|0020|0)1[0125]\d{8}$/;
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** PostgreSQL cannot store NUL in a text, and a lone surrogate is not a character. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

export const WEEK_DAYS = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

// Used instead of yup's own trim() and lowercase(), which throw if a caller sends an object instead of a text.
export const mapText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;
const trim = mapText(trimInvisible);
const lowerCase = mapText((text) => text.toLowerCase());
export const withoutInvisible = mapText(stripInvisible);

// yup casts values to strings first, so that a list would pass as the number, choice or text that it begins with.
const rejectStructure = (value: unknown, given: unknown) =>
  typeof given === 'object' && given !== null ? given : value;

/** A number, or a text that contains one. */
export const numeric = () =>
  number().transform((value: unknown, given: unknown) =>
    typeof given === 'string' ? readNumber(given) : rejectStructure(value, given),
  );

/** A number with at most two decimals: an amount in EGP, or a rate in percent. */
export const amount = (invalid: string) =>
  numeric()
    .typeError(invalid)
    .test('hundredths', invalid, (value) => typeof value !== 'number' || toEgp(toPiastres(value)) === value);

/** An amount in EGP, from `min` up to the highest price that is allowed. */
export const egp = (min = 0, wrong: MessageKey = 'amountInvalid') => {
  const invalid = message(wrong, { least: min, most: MAX_EGP });
  return amount(invalid).min(min, invalid).max(MAX_EGP, invalid);
};

/** A whole number between two bounds, both inclusive. */
export const wholeNumber = (min: number, max: number, invalid = message('numberInvalid', { least: min, most: max })) =>
  numeric().typeError(invalid).integer(invalid).min(min, invalid).max(max, invalid);

/** A text of characters that the database can store. It is not trimmed, and numbers are refused instead of converted. */
export const strictText = () =>
  string()
    .transform((value: unknown, given: unknown) => (typeof given === 'string' ? value : given))
    .test('storable', message('textUnstorable'), (value) => !value || !UNSTORABLE.test(value));

/** Free text with a maximum length that the database can store. Its line breaks stay. */
export const lines = (max: number, tooLong: MessageKey = 'textTooLong') =>
  strictText().transform(trim).max(max, message(tooLong, { max }));

/** The same in one line, for a name, a subject or a search. */
export const text = (max: number, tooLong?: MessageKey) =>
  lines(max, tooLong).transform(mapText(toOneLine)).transform(trim);

/**
 * For free texts, in which card numbers must not be stored. A text longer than any field allows is not searched, since it is refused
 * anyway.
 */
export const noCardNumber = {
  name: 'noCard',
  message: message('cardNumberWritten'),
  test: (value: string | undefined) => !value || value.length > LIMITS.message || !hasCardNumber(value),
};

export const requiredText = (required: MessageKey, max: number, tooLong?: MessageKey) =>
  text(max, tooLong).required(message(required));

/** Empty if there is no e-mail. */
export const optionalEmail = text(LIMITS.email, 'emailTooLong')
  .transform(withoutInvisible)
  .transform(lowerCase)
  .matches(EMAIL, { name: 'email', message: message('emailInvalid'), excludeEmptyString: true });

export const email = optionalEmail.required(message('emailRequired'));

/** Converts digits of any keyboard and removes the separators that people and address books write between them. */
const normalizePhone = mapText((phone) => normalizeDigits(phone).replaceAll(BETWEEN_DIGITS, ''));

/** Accepts the three Egyptian spellings; `toE164` converts them to the stored one. */
export const mobile = (invalid: MessageKey = 'phoneInvalid') =>
  string()
    .transform(normalizePhone)
    .required(message('phoneRequired'))
    .matches(EGYPTIAN_MOBILE, { message: message(invalid), excludeEmptyString: true });

/** The stored form of a phone that `mobile` accepted: +201XXXXXXXXX. */
export const toE164 = (phone: string) => `+20${phone.slice(-10)}`;

/** The position of a person at their pharmacy. */
export const position = requiredText('positionRequired', LIMITS.position, 'positionTooLong');

/** Like a phone, it accepts the digits of any keyboard. */
export const postalCode = () => text(LIMITS.postalCode, 'postalCodeTooLong').transform(mapText(normalizeDigits));

/** For pharmacies, which must give one. */
export const requiredPostalCode = () => postalCode().required(message('postalCodeRequired'));

export const timeOfDay = (required: MessageKey) =>
  string()
    .transform(trim)
    .required(message(required))
    .matches(TIME_OF_DAY, {
      message: message('timeInvalid'),
      excludeEmptyString: true,
    });

/** A calendar day such as `2026-03-14`. */
export const calendarDay = () =>
  string()
    .transform(trim)
    .test('day', message('dayInvalid'), (day) => !day || isCalendarDay(day));

/** `Date` by itself accepts the 30th of February and turns it into a day of March. */
function isCalendarDay(day: string): boolean {
  const time = /^2\d{3}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

export const gender = string().oneOf(GENDERS, message('genderInvalid')).required(message('genderRequired'));

/** Keeps just enough of a list to notice that it is too long: validating and reporting thousands of elements would block the server. */
const truncateList = (max: number) => (items: unknown) => (Array.isArray(items) ? items.slice(0, max + 1) : items);

/** A list with a maximum length. */
export const list = <T>(element: ISchema<T, AnyObject>, max: number, tooLong: string) =>
  array(element).transform(truncateList(max)).max(max, tooLong);

// Duplicates are removed before the list is shortened. No message for its length is needed: of eight different days, one is invalid.
export const workingDays = array(
  string().oneOf(WEEK_DAYS, message('workingDayInvalid')).required(message('workingDayInvalid')),
)
  .transform((days: unknown) => (Array.isArray(days) ? [...new Set(days)] : days))
  .transform(truncateList(WEEK_DAYS.length))
  .min(1, message('workingDaysRequired'))
  .required(message('workingDaysRequired'));

export const id = (invalid: MessageKey = 'idInvalid') => wholeNumber(1, LIST_LIMITS.id, message(invalid));

export const requiredId = (required: MessageKey) => id(required).required(message(required));

export const flag = (invalid: MessageKey = 'choiceInvalid') =>
  boolean().transform(rejectStructure).typeError(message(invalid));

/** The query-string fields of every list. */
export const listFields = (pageSize: number) => ({
  page: wholeNumber(1, LIST_LIMITS.page, message('pageInvalid')).default(1),
  paginate: wholeNumber(1, LIST_LIMITS.pageSize, message('pageSizeInvalid', { max: LIST_LIMITS.pageSize })).default(
    pageSize,
  ),
  q: text(LIST_LIMITS.search).default(''),
});
