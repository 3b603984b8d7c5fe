import { ref } from 'yup';

import { toLatinDigits } from '../latinDigits';
import { LIMITS } from '../limits';
import { message, type MessageKey } from '../messages';
import { mapText, strictText } from './fields';

/** At least one of each: lower case, upper case, digit, special. */
const STRONG_PASSWORD = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})(?=.*[^\p{L}\p{Nd}\s]).*$/su;

/** A password that was chosen before, perhaps under other rules: nothing but its length is checked. */
export const existingPassword = (required: MessageKey = 'passwordRequired') =>
  strictText()
    .required(message(required))
    .max(LIMITS.password.max, message('passwordTooLong', { max: LIMITS.password.max }));

/** A digit takes at most two UTF-16 units. What is too long even so stays as it is, to be refused. */
const latinDigits = mapText((text) => (text.length > 2 * LIMITS.password.max ? text : toLatinDigits(text)));

/** Digits of every keyboard become Latin ones: whoever types it again, perhaps on another keyboard, sees only dots. */
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
