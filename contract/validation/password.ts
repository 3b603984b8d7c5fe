import { ref } from 'yup';

import { toLatinDigits } from '../latinDigits';
import { LIMITS } from '../limits';
import { message, type MessageKey } from '../messages';
import { mapText, strictText } from './fields';

/** At least one of each: lower case, upper case, digit, special. */
const STRONG_PASSWORD = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})(?=.*[^\p{L}\p{Nd}\s]).*$/su;

/** An existing password. Only its length is checked, since it may have been chosen under other rules. */
export const existingPassword = (required: MessageKey = 'passwordRequired') =>
  strictText()
    .required(message(required))
    .max(LIMITS.password.max, message('passwordTooLong', { max: LIMITS.password.max }));

/**
 * Replaces digits of other scripts, which take at most two UTF-16 units each. A longer text is left unchanged, since it is refused anyway.
 */
const latinDigits = mapText((text) => (text.length > 2 * LIMITS.password.max ? text : toLatinDigits(text)));

/** Digits of any keyboard become Latin ones: people see only dots when they type the password again, perhaps on another keyboard. */
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
