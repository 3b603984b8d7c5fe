import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

import type { Database } from '../../db/database';
import { tooMany } from '../../errors';
import { forgetAttempts, giveBackAttempt, pruneAttempts, takeAttempt } from './attempts.repository';

/** Attempts within an hour that cost no wait. An address may be a whole office or village, hence the higher numbers. */
const FREE_ATTEMPTS = { account: 5, address: 50, registration: 20, password: 5, code: 5, change: 60 } as const;

interface Counter {
  db: Database;
  /** Keys the hashes, so that the table can not be searched for known e-mails and addresses. */
  secret: string;
}

/** Counts a sign-in before its password is looked at. Refuses with 429, whether or not there is such an account. */
export async function countLogin(counter: Counter, email: string, address: string): Promise<void> {
  await count(counter, 'address', networkOf(address));
  await count(counter, 'account', email);
}

/** The right password ends the account's waits; the address keeps its failures, or one own account would clear them. */
export async function forgiveLogin({ db, secret }: Counter, email: string, address: string): Promise<void> {
  await forgetAttempts(db, keyOf(secret, 'account', email));
  await giveBackAttempt(db, keyOf(secret, 'address', networkOf(address)));
  await pruneAttempts(db);
}

export const countRegistration = (counter: Counter, address: string): Promise<void> =>
  count(counter, 'registration', networkOf(address));

/** What a signed-in person may guess at: their own password, and the code of their second factor. */
export type OwnSecret = 'password' | 'code';

/** Counts a look at a person's own secret before it is taken. Refuses with 429. */
export const countGuess = (counter: Counter, secret: OwnSecret, userId: number): Promise<void> =>
  count(counter, secret, String(userId));

export const forgiveGuesses = async ({ db, secret }: Counter, kind: OwnSecret, userId: number): Promise<void> => {
  await forgetAttempts(db, keyOf(secret, kind, String(userId)));
};

/** Counts one change that a person makes to their account, of whatever kind. Refuses with 429. */
export const countChange = (counter: Counter, userId: number): Promise<void> =>
  count(counter, 'change', String(userId));

async function count({ db, secret }: Counter, kind: keyof typeof FREE_ATTEMPTS, subject: string): Promise<void> {
  const seconds = await takeAttempt(db, keyOf(secret, kind, subject), FREE_ATTEMPTS[kind]);
  if (seconds > 0) throw tooMany('tooManyAttempts', seconds);
}

const keyOf = (secret: string, kind: string, subject: string) =>
  createHmac('sha256', secret).update(`${kind}:${subject}`).digest('hex');

/** One subscriber has a whole /64 of IPv6 addresses to guess from, but only one of IPv4. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
