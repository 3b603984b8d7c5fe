import { ref } from 'yup';

import { inLatinDigits } from '../latinDigits';
import { LIMITS } from '../limits';
import { message, type MessageKey } from '../messages';
import { ofText, strictText } from './fields';

/** At least one of each: lower case, upper case, digit, special. */
const STRONG_PASSWORD = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})(?=.*[^\p{L}\p{Nd}\s]).*$/su;

/** A password that there is already: the rules for new ones may have been others when it was chosen. */
export const ownPassword = (required: MessageKey = 'passwordRequired') =>
  strictText()
    .required(message(required))
    .max(LIMITS.password.max, message('passwordTooLong', { max: LIMITS.password.max }));

/** Two units of a text at most are one digit; what is too long even so stays as it is, to be refused. */
const latinDigits = ofText((text) => (text.length > 2 * LIMITS.password.max ? text : inLatinDigits(text)));

/** Its digits are alike on every keyboard: who repeats it, or signs in later, sees dots alone. */
export const newPassword = strictText()
  .transform(latinDigits)
  .required(message('passwordRequired'))
  .min(LIMITS.password.min, message('passwordWeak', { min: LIMITS.password.min }))
  .max(LIMITS.password.max, message('passwordTooLong', { max: LIMITS.password.max }))
  .matches(STRONG_PASSWORD, {
    message: message('passwordWeak', { min: LIMITS.password.min }),
    excludeEmptyString: true,
  });

export const passwordConfirmation = strictText()
  .transform(latinDigits)
  .required(message('passwordConfirmationRequired'))
  .oneOf([ref('password')], message('passwordsDiffer'));
