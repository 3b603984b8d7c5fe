import { createHmac, randomBytes } from 'node:crypto';
import { verifySync } from 'otplib';

import { RECOVERY_CODE_COUNT } from '@contract/validation/secondFactor';

import { derivedKey } from '../../sealing';

/** How long an app shows the same code. */
const STEP_SECONDS = 30;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const RECOVERY_CODE_LENGTH = 10;

/** The time step of the code: the present one, the one before or the one after, since clocks differ. Undefined for a wrong code. */
export function totpStepOf(secret: string, code: string): number | undefined {
  const result = verifySync({ strategy: 'totp', secret, token: code, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Each code has 50 random bits. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, makeRecoveryCode);

const makeRecoveryCode = () =>
  [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) => BASE32.charAt(byte % BASE32.length)).join('');

/** A keyed hash: 50 bits could otherwise be found by trying, by somebody who has a leaked table. */
export const hashRecoveryCode = (secret: string, userId: number, code: string): string =>
  createHmac('sha256', derivedKey(secret, 'recovery codes')).update(`${userId}:${code}`).digest('hex');
