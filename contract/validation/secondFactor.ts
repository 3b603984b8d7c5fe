import { normalizeDigits } from '../latinDigits';
import { message } from '../messages';
import { strictText } from './fields';

export const RECOVERY_CODE_COUNT = 10;

/** Six digits from an authenticator app, or a recovery code: ten letters and digits of base32 in two groups. */
const CODE = /^(?:\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/;

/** Whether this is a code of an authenticator app; otherwise it is a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Codes are typed from a screen or a sheet of paper: people add spaces, use capitals or an Arabic keyboard, and read o as 0 and l as 1. */
function normalizeCode(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = normalizeDigits(value).replace(/[\s-]/g, '').toLowerCase();
  return /[a-z]/.test(text) ? text.replace(/0/g, 'o').replace(/1/g, 'l') : text;
}

/** A code of an authenticator app or a recovery code, where both are accepted. */
export const secondFactor = strictText()
  .transform(normalizeCode)
  .matches(CODE, { message: message('codeInvalid'), excludeEmptyString: true });

/** In two groups of five, which are easier to read. */
export const formatRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;
