import { createHmac } from 'node:crypto';

import { LIMITS } from '@contract/limits';

import type { Context } from '../../context';
import { HttpError, tooMany } from '../../errors';
import { mailboxOf } from '../../mailboxOf';
import { networkOf } from '../../networkOf';
import { derivedKey } from '../../sealing';
import { forgetAttempts, secondsToWait, takeAttempt, undoAttempt } from './attempts.repository';

export { deleteForgottenAttempts } from './attempts.repository';

/**
 * How many attempts an hour cost no wait. The numbers for a network address are higher, since it may be shared by an office or by the
 * phones of a carrier.
 */
const FREE_ATTEMPTS = {
  /** Guesses at one account from one address. */
  guesser: 5,
  /** Guesses at one account from all addresses. */
  account: 30,
  /** Failed guesses from one address, at whatever accounts. */
  address: 50,
  registration: 20,
  /** Requests to change the e-mail: like a registration, each may reveal that an e-mail is taken. */
  emailChange: 20,
  /** Guesses of a signed-in person at their own password. */
  password: 5,
  /** Guesses of a signed-in person at the code of their second factor. */
  code: 5,
  /** Changes of any kind that a person makes to their account. */
  change: 60,
  /** Requests for a new password, whatever the e-mail. */
  resetRequest: 20,
  /** Mails with links, to a mailbox that nobody has confirmed, and to a confirmed e-mail. */
  linkMail: 3,
  ownerMail: 3,
  /** Links of mails that are followed. */
  link: 30,
  contact: 5,
  /** Promo codes that a person enters. Right ones count as well, so that they do not clear the count of guesses. */
  promo: 20,
  /** Cards that the bank is asked about, whatever it answers: an accepted card tells a thief as much as a refused one. */
  card: 20,
  /**
   * Refused cards from one network address, whatever the accounts. Accepted cards do not count: they are no test of stolen ones, and many
   * people share a carrier's address.
   */
  refusedCard: 100,
  /** Pictures that a pharmacy uploads: re-encoding one takes time, and it takes disk space. */
  picture: 200,
  /** Products that a pharmacy adds: the search index grows with each. */
  product: 1000,
  /** Changes of many products. Each may write the whole assortment; 40 calls name every product that a pharmacy may have. */
  productsChange: 300,
  /** Calls of an import, whatever their number of rows. The largest assortment takes 200 calls, and 200 checks before them. */
  import: 250,
  importCheck: 250,
  /** Portions of a download of products. 40 of them hold every product that a pharmacy may have. */
  productsExport: 400,
  /** Portions of a download of orders. 200 of them hold the 200,000 orders of the largest pharmacy. */
  ordersExport: 400,
  /** Changes of a stock by hand, which are stored for ever. */
  stockMove: 3000,
  /** Imports of a pharmacy before an operator has approved it. Two of them hold all products that it may have. */
  unapprovedImport: 20,
  promoCode: 100,
  /** Changes of a pharmacy's name, for each of which support gets a mail. */
  rename: 5,
  /** Refunds, for each of which the customer gets a mail. */
  refund: 20,
  /** Invitations, each of which writes to a stranger. */
  invitation: 30,
  invitationMail: 3,
  /** Sessions that an account opens, each of which is stored for a month. */
  signIn: 200,
  /** Renewals of a session, whose used tokens are all stored until they expire. A tab renews four times an hour. */
  renewal: 120,
  /** Cancellations: as many as the orders that may be under way, since a cancelled order stays on the pharmacies' books. */
  cancellation: LIMITS.unpaidOrders,
  /** Repeated orders. Each answers a whole cart, which is stored in case the call is repeated. */
  reorder: 60,
} as const;

type Kind = keyof typeof FREE_ATTEMPTS;
/** Kinds that are counted by the caller's network address. The others are counted by the id of an account, pharmacy, order or session. */
type AddressKind = 'registration' | 'emailChange' | 'resetRequest' | 'link' | 'contact';

/** Counts one attempt. Throws 429 after too many. */
export const countAttempt = (
  counter: Context,
  kind: Exclude<Kind, AddressKind | 'card' | 'refusedCard'>,
  subject: number | string,
): Promise<void> => count(counter, kind, String(subject));

/** Counts one attempt of a caller. Throws 429 after too many from the same network address. */
export const countAttemptFrom = (counter: Context, kind: AddressKind, address: string): Promise<void> =>
  count(counter, kind, networkOf(address));

/**
 * Checks a guess at an account's password, which is counted before. Throws 429 after too many, whether or not there is such an account. Few
 * guesses at one account are free from one address, and many more from all addresses together, so that a stranger cannot keep the owner
 * out. A right guess ends the account's waits. The failures of the address stay, since anybody could clear them with an account of their
 * own.
 */
export async function limitLoginGuesses<T>(
  counter: Context,
  { email, address }: { email: string; address: string },
  check: () => Promise<T>,
): Promise<T> {
  const network = networkOf(address);
  // The guesser is counted first: one who has to wait already must not make anybody else wait.
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

/** Ends the waits for guesses at the old password, after a new one was set. */
export async function forgetLoginFailures({ db, secret }: Context, email: string, address: string): Promise<void> {
  await forgetAttempts(db, keyOf(secret, 'guesser', guesserKey(email, address)));
  await forgetAttempts(db, keyOf(secret, 'account', email));
}

interface CardTry {
  userId: number;
  address: string;
  /** Whether the same call tries again, because a concurrent equal call took its payment. The customer did nothing to be counted for. */
  isAgain?: boolean;
}

/**
 * Makes a call about a card to the bank, counted before. For the customer it counts whatever the answer; for the network it is taken back
 * unless the card was refused (422). Trying stolen cards with many accounts is thereby limited as well. Throws 429 after too many.
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
 * Counts a mail with a link, by the mailbox that it goes to: not by the account, which can be deleted and created again. Returns false
 * after too many, and nobody is told: a refusal would let anybody make the owner of the mailbox wait, and would show that somebody else has
 * asked.
 */
export const takeLinkMail = async (counter: Context, email: string): Promise<boolean> =>
  (await tryAttempt(counter, 'linkMail', mailboxOf(email))) !== undefined;

/**
 * The same for a confirmed e-mail, counted separately and by the e-mail as it is written. A stranger could sign up with variants of the
 * address, and use up the mails that its owner needs.
 */
export const takeOwnerMail = async (counter: Context, email: string): Promise<boolean> =>
  (await tryAttempt(counter, 'ownerMail', email)) !== undefined;

/** A secret that signed-in people may guess at: their own password, or the code of their second factor. */
type OwnSecret = 'password' | 'code';

/** Checks a guess at the person's own secret, which is counted before. A right one ends the waits. Throws 429 after too many wrong ones. */
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
 * Counts the mail of an invitation by the mailbox that it goes to, whichever pharmacy asked; false as in `takeLinkMail`. Counted separately
 * from links to an own account, so that people who were invited too often can still sign up by themselves.
 */
export const takeInvitationMail = async (counter: Context, email: string): Promise<boolean> =>
  (await tryAttempt(counter, 'invitationMail', mailboxOf(email))) !== undefined;

/** Returns when the next attempt is allowed; undefined if the wait is not over. */
const tryAttempt = ({ db, secret }: Context, kind: Kind, subject: string) =>
  takeAttempt(db, keyOf(secret, kind, subject), FREE_ATTEMPTS[kind]);

interface CountedAttempt {
  key: string;
  /** When the next attempt is allowed. */
  nextAt: Date;
}

/** Counts one attempt for each subject. If one of them has had too many, none is counted, and 429 is thrown. */
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
