import { normalizeDigits } from '../latinDigits';
import { message } from '../messages';
import { strictText } from './fields';

export const RECOVERY_CODE_COUNT = 10;

/** Six digits of an app, or a recovery code: ten letters and digits of base32, in two groups as they were handed out. */
const CODE = /^(?:\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/;

/** What is no code of an app is a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Read off a screen or a sheet of paper: with gaps, in capitals, by an Arabic keyboard, 0 for o and 1 for l. */
function normalizeCode(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = normalizeDigits(value).replace(/[\s-]/g, '').toLowerCase();
  return /[a-z]/.test(text) ? text.replace(/0/g, 'o').replace(/1/g, 'l') : text;
}

/** The code of an authenticator app or a recovery code, wherever one or the other will do. */
export const secondFactor = strictText()
  .transform(normalizeCode)
  .matches(CODE, { message: message('codeInvalid'), excludeEmptyString: true });

/** As people read it best: two groups of five. */
export const formatRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;
