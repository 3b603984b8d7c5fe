import { eq } from 'drizzle-orm';
import { generateSecret, generateSync } from 'otplib';

import type { Database } from '../db/database';
import { users } from '../db/schema';
import { passwordMarkOf } from '../modules/accounts/passwords.service';
import { makeChallenge } from '../modules/auth/challenge.service';
import type { Session } from '../plugins/session';
import { unseal } from '../sealing';
import { PASSWORD } from './makeUser';
import { TEST_CONFIG, type TestApp } from './testApp';

const STEP_SECONDS = 30;

/** The code that an app shows `steps` time steps from now. The server accepts each step only once, and none before an accepted one. */
export const totpCode = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** The code that the person's app shows now, as if none had been used. Without an app, the code of some other app. */
export async function unusedTotpCode(db: Database, userId: number): Promise<string> {
  const [row] = await db.update(users).set({ totpLastStep: null }).where(eq(users.id, userId)).returning();
  return totpCode(unseal(TEST_CONFIG.jwtSecret, 'authenticator secret', row?.totpSecret ?? '') ?? generateSecret());
}

/** The challenge that a sign-in with the right password returns. */
export async function makeChallengeFor(db: Database, userId: number): Promise<string> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  const passwordMark = passwordMarkOf(row?.passwordHash ?? '');
  return makeChallenge(TEST_CONFIG.jwtSecret, { userId, passwordMark, remember: true });
}

/** Turns two-factor on by the API. The code of the present time step can be used once more afterwards. */
export async function turnOnTwoFactor({ call, db }: TestApp, as: Session) {
  const post = (path: string, payload: object) =>
    call({ method: 'POST', url: `/api/user/two-factor/${path}`, as, payload });
  const { secret } = (await post('start', { password: PASSWORD })).json().data as { secret: string };
  const { data } = (await post('confirm', { code: totpCode(secret) })).json();
  await db.update(users).set({ totpLastStep: null }).where(eq(users.id, as.userId));
  return { secret, recoveryCodes: (data as { recovery_codes: string[] }).recovery_codes };
}
