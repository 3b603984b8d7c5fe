import { createHmac } from 'node:crypto';

import { LIMITS } from '@contract/limits';

import type { Context } from '../../context';
import { HttpError, tooMany } from '../../errors';
import { mailboxOf } from '../../mailboxOf';
import { networkOf } from '../../networkOf';
import { derivedKey } from '../../sealing';
import { forgetAttempts, secondsToWait, takeAttempt, undoAttempt } from './attempts.repository';

export { deleteForgottenAttempts } from './attempts.repository';

/** Attempts within an hour that cost no wait. An address may be a whole office or the phones of a carrier, hence the higher numbers. */
const FREE_ATTEMPTS = {
  /** Guesses at one account from one address. */
  guesser: 5,
  /** Guesses at one account from all addresses. */
  account: 30,
  /** Failed guesses from one address, at whatever accounts. */
  address: 50,
  registration: 20,
  /** Wishes for another e-mail: like a registration, each may tell that one is taken. */
  emailChange: 20,
  /** Guesses of a signed-in person at their own password. */
  password: 5,
  /** Guesses of a signed-in person at the code of their second factor. */
  code: 5,
  /** Changes that a person makes to their account, of whatever kind. */
  change: 60,
  /** Requests for a new password, for whichever e-mail. */
  resetRequest: 20,
  /** Mails with links to a mailbox of which nobody has proven that it is theirs, and those to a confirmed e-mail. */
  linkMail: 3,
  ownerMail: 3,
  /** Links of mails that somebody follows. */
  link: 30,
  contact: 5,
  /** Promo codes that a person enters, right or wrong: a right one must not pay for guesses. */
  promo: 20,
  /** Cards that the bank is asked about, whatever it answers: a good one tells a thief as much as a bad one. */
  card: 20,
  /** Cards from one address that are refused, of whatever accounts: a good one is no test of stolen ones, and many share a carrier. */
  refusedCard: 100,
  /** Pictures that a pharmacy uploads: re-encoding one takes time and disk. */
  picture: 200,
  /** Products that a pharmacy adds: the search index grows with each. */
  product: 1000,
  /** Each change may write the whole assortment; 40 calls name every product that a pharmacy may have. */
  productsChange: 300,
  /** Calls of an import, whatever their rows: the largest assortment takes 200, and 200 checks before. */
  import: 250,
  importCheck: 250,
  /** Portions of a download of products; 40 of them are every product that a pharmacy may have. */
  productsExport: 400,
  /** Portions of a download of orders; 200 of them are the 200,000 orders of the largest pharmacy. */
  ordersExport: 400,
  /** Moves of stock are kept for ever. */
  stockMove: 3000,
  /** Imports before an operator has approved the pharmacy: two hold all that it may have. */
  unapprovedImport: 20,
  promoCode: 100,
  /** Support gets a mail for each new name of a pharmacy. */
  rename: 5,
  /** The customer gets a mail for each refund of an order. */
  refund: 20,
  /** Each invitation writes to a stranger. */
  invitation: 30,
  invitationMail: 3,
  /** Sessions that an account opens: each is kept for a month. */
  signIn: 200,
  /** A session's used tokens are all kept until they expire; a tab renews four times an hour. */
  renewal: 120,
  /** As many as may be under way: a cancelled order stays in the books of its pharmacies. */
  cancellation: LIMITS.unpaidOrders,
  /** Each answers a whole cart, which is kept for a call that comes again. */
  reorder: 60,
} as const;

type Kind = keyof typeof FREE_ATTEMPTS;
/** Counted by the address of the caller; all others by the id of an account, pharmacy, order or session. */
type AddressKind = 'registration' | 'emailChange' | 'resetRequest' | 'link' | 'contact';

/** Counts one attempt. Refuses with 429 after too many. */
export const countAttempt = (
  counter: Context,
  kind: Exclude<Kind, AddressKind | 'card' | 'refusedCard'>,
  subject: number | string,
): Promise<void> => count(counter, kind, String(subject));

/** Counts one attempt of a caller. Refuses with 429 after too many from the same address. */
export const countAttemptFrom = (counter: Context, kind: AddressKind, address: string): Promise<void> =>
  count(counter, kind, networkOf(address));

/**
 * Takes one guess at an account's password, counted before it is looked at. Refuses with 429, whether or not there is such an
 * account. Few guesses are free at one account from one address; from all addresses together many more, so that no stranger keeps
 * its owner out. A right one ends the account's waits; the address keeps its failures, or one own account would clear them.
 */
export async function limitLoginGuesses<T>(
  counter: Context,
  { email, address }: { email: string; address: string },
  check: () => Promise<T>,
): Promise<T> {
  const network = networkOf(address);
  // Who has to wait already makes nobody else wait.
  const [, ofNetwork] = await countAll(counter, [
    ['guesser', guesserKey(email, address)],
    ['address', network],
    ['account', email],
  ]);
  const found = await check();
  if (found) {
    await forgetLoginFailures(counter, email, address);
    if (ofNetwork) await undoAttempt(counter.db, ofNetwork.key, ofNetwork.nextAt);
  }
  return found;
}

/** Whoever has just set a new password need not wait for what was guessed at the old one. */
export async function forgetLoginFailures({ db, secret }: Context, email: string, address: string): Promise<void> {
  await forgetAttempts(db, keyOf(secret, 'guesser', guesserKey(email, address)));
  await forgetAttempts(db, keyOf(secret, 'account', email));
}

interface CardTry {
  userId: number;
  address: string;
  /** A further try of the same call: that a payment was lost to an equal one is no guess of the customer's. */
  isAgain?: boolean;
}

/**
 * Asks about a card, counted before that: for the customer whatever the answer, for the network until it is known that the card was
 * not refused (422), so that whoever tries stolen cards with many accounts comes to an end as well. Refuses with 429 after too many.
 */
export async function limitCardTries<T>(
  counter: Context,
  { userId, address, isAgain = false }: CardTry,
  ask: () => Promise<T>,
): Promise<T> {
  const ofNetwork: [Kind, string] = ['refusedCard', networkOf(address)];
  const taken = await countAll(counter, isAgain ? [ofNetwork] : [['card', String(userId)], ofNetwork]);
  const network = taken.at(-1);
  let isRefused = false;
  try {
    return await ask();
  } catch (error) {
    isRefused = error instanceof HttpError && error.statusCode === 422;
    throw error;
  } finally {
    if (network && !isRefused) await undoAttempt(counter.db, network.key, network.nextAt);
  }
}

/**
 * Counts a mail with a link by the mailbox that it goes to, whoever asked and whatever for: an account can be deleted and made
 * again. False where that has had enough, which nobody is told: a refusal would let anybody make its owner wait, and see that somebody
 * else has asked.
 */
export const takeLinkMail = async (counter: Context, email: string): Promise<boolean> =>
  (await tryAttempt(counter, 'linkMail', mailboxOf(email))) !== undefined;

/**
 * The same for a confirmed e-mail, apart from the others and as it is written: a stranger can join with variants of it, and would
 * use up the mails that its owner needs.
 */
export const takeOwnerMail = async (counter: Context, email: string): Promise<boolean> =>
  (await tryAttempt(counter, 'ownerMail', email)) !== undefined;

/** What a signed-in person may guess at: their own password, and the code of their second factor. */
type OwnSecret = 'password' | 'code';

/**
 * Takes one guess of a person at a secret of their own, counted before it is looked at; a right one ends the waits.
 * Refuses with 429 after too many wrong ones.
 */
export async function limitSecretGuesses<T>(
  counter: Context,
  kind: OwnSecret,
  userId: number,
  check: () => Promise<T>,
): Promise<T> {
  await count(counter, kind, String(userId));
  const found = await check();
  if (found) await forgetAttempts(counter.db, keyOf(counter.secret, kind, String(userId)));
  return found;
}

/**
 * Counts the mail of an invitation by the mailbox that it goes to, whichever pharmacy asked; false as in `takeLinkMail`. Apart from the
 * links to an own account: whoever has been invited in vain can still join by themselves.
 */
export const takeInvitationMail = async (counter: Context, email: string): Promise<boolean> =>
  (await tryAttempt(counter, 'invitationMail', mailboxOf(email))) !== undefined;

/** When the next one is let through; undefined where some time is still to wait. */
const tryAttempt = ({ db, secret }: Context, kind: Kind, subject: string) =>
  takeAttempt(db, keyOf(secret, kind, subject), FREE_ATTEMPTS[kind]);

interface CountedAttempt {
  key: string;
  /** When the next one is let through. */
  nextAt: Date;
}

/** Counts one attempt at each; where one of them has had enough, none is counted, and the answer is 429. */
async function countAll(counter: Context, subjects: [Kind, string][]): Promise<CountedAttempt[]> {
  const taken: CountedAttempt[] = [];
  for (const [kind, subject] of subjects) {
    const key = keyOf(counter.secret, kind, subject);
    const nextAt = await tryAttempt(counter, kind, subject);
    if (!nextAt) {
      for (const before of taken) await undoAttempt(counter.db, before.key, before.nextAt);
      throw tooMany('tooManyAttempts', await secondsToWait(counter.db, key));
    }
    taken.push({ key, nextAt });
  }
  return taken;
}

async function count(counter: Context, kind: Kind, subject: string): Promise<void> {
  await countAll(counter, [[kind, subject]]);
}

const guesserKey = (email: string, address: string) => `${networkOf(address)} ${email}`;

const keyOf = (secret: string, kind: string, subject: string) =>
  createHmac('sha256', derivedKey(secret, 'attempts')).update(`${kind}:${subject}`).digest('hex');
