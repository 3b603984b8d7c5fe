import { eq } from 'drizzle-orm';
import { generateSecret, generateSync } from 'otplib';

import type { Database } from '../db/database';
import { users } from '../db/schema';
import { passwordMarkOf } from '../modules/accounts/passwords.service';
import { makeChallenge } from '../modules/auth/challenge.service';
import type { Session } from '../plugins/session';
import { unseal } from '../sealing';
import { PASSWORD } from './makeUser';
import { type startTestApp, TEST_CONFIG } from './testApp';

const STEP_SECONDS = 30;

/** What an app shows: the code of this time step, or of one so many steps away. Each may be used once, so take later ones later. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** What stands in the person's app, as the database keeps it; some other secret where there is none. */
export async function storedSecretOf(db: Database, userId: number): Promise<string> {
  const [row] = await db.select({ sealed: users.totpSecret }).from(users).where(eq(users.id, userId));
  return unseal(TEST_CONFIG.jwtSecret, 'authenticator secret', row?.sealed ?? '') ?? generateSecret();
}

/** What the person's right password is answered at the sign-in. */
export async function challengeFor(db: Database, userId: number): Promise<string> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  const passwordMark = passwordMarkOf(row?.passwordHash ?? '');
  return makeChallenge(TEST_CONFIG.jwtSecret, { userId, passwordMark, remember: true });
}

/** Turns two-factor on as a person does, with the code of the step before this one. */
export async function turnOnTwoFactor({ call }: Awaited<ReturnType<typeof startTestApp>>, as: Session) {
  const post = (path: string, payload: object) =>
    call({ method: 'POST', url: `/api/user/two-factor/${path}`, as, payload });
  const { secret } = (await post('start', { password: PASSWORD })).json().data as { secret: string };
  const { data } = (await post('confirm', { code: codeOf(secret, -1) })).json();
  return { secret, recoveryCodes: (data as { recovery_codes: string[] }).recovery_codes };
}
