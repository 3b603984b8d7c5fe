import { createHmac, randomBytes } from 'node:crypto';
import { verifySync } from 'otplib';

import { RECOVERY_CODE_COUNT } from '@contract/validation/secondFactor';

import { derivedKey } from '../../sealing';

/** How long an app shows one code. */
const STEP_SECONDS = 30;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const RECOVERY_CODE_LENGTH = 10;

/** The time step that the code is of: this one, the one before or the one after, for clocks differ. Undefined for a wrong code. */
export function totpStepOf(secret: string, code: string): number | undefined {
  const result = verifySync({ strategy: 'totp', secret, token: code, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Each of 50 random bits. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, makeRecoveryCode);

const makeRecoveryCode = () =>
  [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) => BASE32.charAt(byte % BASE32.length)).join('');

/** Keyed, so that a leaked table can not be searched for fifty bits. */
export const hashRecoveryCode = (secret: string, userId: number, code: string): string =>
  createHmac('sha256', derivedKey(secret, 'recovery codes')).update(`${userId}:${code}`).digest('hex');
