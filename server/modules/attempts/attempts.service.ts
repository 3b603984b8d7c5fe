import { createHmac } from 'node:crypto';

import { LIMITS } from '@contract/limits';

import type { Context } from '../../context';
import { tooMany } from '../../errors';
import { networkOf } from '../../networkOf';
import { derivedKey } from '../../sealing';
import { forgetAttempts, giveBackAttempt, secondsToWait, takeAttempt } from './attempts.repository';

export { deleteForgottenAttempts } from './attempts.repository';

/** Attempts within an hour that cost no wait. An address may be a whole office or the phones of a carrier, hence the higher numbers. */
const FREE_ATTEMPTS = {
  guesser: 5,
  account: 30,
  address: 50,
  registration: 20,
  password: 5,
  code: 5,
  change: 60,
  resetRequest: 20,
  linkMail: 3,
  link: 30,
  contact: 5,
  promo: 20,
  card: 20,
  picture: 200,
  product: 1000,
  productsChange: 300,
  import: 250,
  importCheck: 250,
  stockMove: 3000,
  unapprovedImport: 20,
  promoCode: 100,
  rename: 5,
  refund: 20,
  invitation: 30,
  invitationMail: 3,
  signIn: 200,
  renewal: 120,
  // As many as may be under way.
  cancellation: LIMITS.unpaidOrders,
} as const;

/**
 * Takes one guess at an account's password, counted before it is looked at. Refuses with 429, whether or not there is such an
 * account. Few guesses are free at one account from one address; from all addresses together many more, so that no stranger keeps
 * its owner out. A right one ends the account's waits; the address keeps its failures, or one own account would clear them.
 */
export async function guessLogin<T>(
  counter: Context,
  { email, address }: { email: string; address: string },
  check: () => Promise<T>,
): Promise<T> {
  const network = networkOf(address);
  // Who has to wait already makes nobody else wait.
  const [, ofNetwork] = await countAll(counter, [
    ['guesser', guesserOf(email, address)],
    ['address', network],
    ['account', email],
  ]);
  const found = await check();
  if (found) {
    await forgetLoginFailures(counter, email, address);
    if (ofNetwork) await giveBackAttempt(counter.db, ofNetwork.key, ofNetwork.nextAt);
  }
  return found;
}

/** Whoever has just set a new password need not wait for what was guessed at the old one. */
export async function forgetLoginFailures({ db, secret }: Context, email: string, address: string): Promise<void> {
  await forgetAttempts(db, keyOf(secret, 'guesser', guesserOf(email, address)));
  await forgetAttempts(db, keyOf(secret, 'account', email));
}

export const countRegistration = (counter: Context, address: string): Promise<void> =>
  count(counter, 'registration', networkOf(address));

/** Counts a wish for a new password, for whichever e-mail. Refuses with 429 an address that has too many. */
export const countResetRequest = (counter: Context, address: string): Promise<void> =>
  count(counter, 'resetRequest', networkOf(address));

/**
 * Counts a mail with a link by the e-mail that it goes to, whoever asked and whatever for: an account can be deleted and made
 * again. False where that has had enough, which nobody is told: a refusal would let anybody make its owner wait, and see that somebody
 * else has asked.
 */
export const takeLinkMail = async (counter: Context, email: string): Promise<boolean> =>
  (await take(counter, 'linkMail', email)) !== undefined;

/** Counts a mail with a link that a person asks for. Refuses with 429. */
export const countLinkMail = (counter: Context, userId: number): Promise<void> =>
  count(counter, 'linkMail', String(userId));

/** Counts a link that somebody follows. Refuses with 429. */
export const countLinkUse = (counter: Context, address: string): Promise<void> =>
  count(counter, 'link', networkOf(address));

/** Counts a message to support. Refuses with 429. */
export const countContact = (counter: Context, address: string): Promise<void> =>
  count(counter, 'contact', networkOf(address));

/** What a signed-in person may guess at: their own password, and the code of their second factor. */
type OwnSecret = 'password' | 'code';

/**
 * Takes one guess of a person at a secret of their own, counted before it is looked at; a right one ends the waits.
 * Refuses with 429 after too many wrong ones.
 */
export async function guess<T>(counter: Context, kind: OwnSecret, userId: number, check: () => Promise<T>): Promise<T> {
  await count(counter, kind, String(userId));
  const found = await check();
  if (found) await forgetAttempts(counter.db, keyOf(counter.secret, kind, String(userId)));
  return found;
}

/** Counts a promo code that a person enters, right or wrong: a right one must not pay for guesses. Refuses with 429. */
export const countPromoGuess = (counter: Context, userId: number): Promise<void> =>
  count(counter, 'promo', String(userId));

/**
 * Counts a card that the bank is to be asked about, whatever it answers: a good one tells a thief as much as a bad one.
 * Refuses with 429.
 */
export const countCard = (counter: Context, userId: number): Promise<void> => count(counter, 'card', String(userId));

/** Counts one change that a person makes to their account, of whatever kind. Refuses with 429. */
export const countChange = (counter: Context, userId: number): Promise<void> =>
  count(counter, 'change', String(userId));

/** Counts an order that a customer cancels: what it writes into the books of its pharmacies stays there. Refuses with 429. */
export const countCancellation = (counter: Context, userId: number): Promise<void> =>
  count(counter, 'cancellation', String(userId));

/** Counts money that a pharmacy gives back of an order: each time its customer gets a mail. Refuses with 429. */
export const countRefund = (counter: Context, orderId: number): Promise<void> =>
  count(counter, 'refund', String(orderId));

/** Counts a picture that a pharmacy brings: drawing it anew takes time and disk. Refuses with 429. */
export const countPicture = (counter: Context, pharmacyId: number): Promise<void> =>
  count(counter, 'picture', String(pharmacyId));

/** Counts a session that an account opens, which is kept for a month: nobody signs in so often by hand. Refuses with 429. */
export const countSignIn = (counter: Context, userId: number): Promise<void> =>
  count(counter, 'signIn', String(userId));

/**
 * Counts a renewal of a session, whose used tokens are all kept until they expire: a tab renews four times an hour. Refuses with 429.
 */
export const countRenewal = (counter: Context, sessionId: string): Promise<void> =>
  count(counter, 'renewal', sessionId);

/** Counts a new name of a pharmacy, which support is told of each time. Refuses with 429. */
export const countRename = (counter: Context, pharmacyId: number): Promise<void> =>
  count(counter, 'rename', String(pharmacyId));

/** Counts a product that a pharmacy adds, as by a script: its words are looked for as well, and take time and disk. Refuses with 429. */
export const countProduct = (counter: Context, pharmacyId: number): Promise<void> =>
  count(counter, 'product', String(pharmacyId));

/**
 * Counts a change of many products, which may write the whole assortment anew: nobody chooses, changes and looks again every
 * twelve seconds for an hour, and 40 calls name each product that a pharmacy may have. Refuses with 429.
 */
export const countProductsChange = (counter: Context, pharmacyId: number): Promise<void> =>
  count(counter, 'productsChange', String(pharmacyId));

/** Counts a call of an import, whatever its rows: the greatest assortment is looked through with 200, and stored with as many. Refuses with 429. */
export const countImport = (counter: Context, pharmacyId: number, isDry: boolean): Promise<void> =>
  count(counter, isDry ? 'importCheck' : 'import', String(pharmacyId));

/** Counts an import that a pharmacy stores before an operator has looked at it: two hold all that it may have. Refuses with 429. */
export const countUnapprovedImport = (counter: Context, pharmacyId: number): Promise<void> =>
  count(counter, 'unapprovedImport', String(pharmacyId));

/** Counts what a pharmacy writes into its book of stock by hand or by a script, which is kept for ever. Refuses with 429. */
export const countStockMove = (counter: Context, pharmacyId: number): Promise<void> =>
  count(counter, 'stockMove', String(pharmacyId));

/** Counts a promo code that a pharmacy makes. Refuses with 429. */
export const countPromoCode = (counter: Context, pharmacyId: number): Promise<void> =>
  count(counter, 'promoCode', String(pharmacyId));

/** Counts an invitation to the staff of a pharmacy, which writes to a stranger. Refuses with 429. */
export const countInvitation = (counter: Context, pharmacyId: number): Promise<void> =>
  count(counter, 'invitation', String(pharmacyId));

/**
 * Counts the mail of an invitation by the e-mail that it goes to, whichever pharmacy asked; false as in `takeLinkMail`. Apart from the
 * links to an own account: whoever has been invited in vain can still join by themselves.
 */
export const takeInvitationMail = async (counter: Context, email: string): Promise<boolean> =>
  (await take(counter, 'invitationMail', email)) !== undefined;

type Kind = keyof typeof FREE_ATTEMPTS;

const take = ({ db, secret }: Context, kind: Kind, subject: string) =>
  takeAttempt(db, keyOf(secret, kind, subject), FREE_ATTEMPTS[kind]);

interface Taken {
  key: string;
  /** When the next one is let through. */
  nextAt: Date;
}

/** Counts one attempt at each; where one of them has had enough, none is counted, and the answer is 429. */
async function countAll(counter: Context, subjects: [Kind, string][]): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const [kind, subject] of subjects) {
    const key = keyOf(counter.secret, kind, subject);
    const nextAt = await take(counter, kind, subject);
    if (!nextAt) {
      for (const before of taken) await giveBackAttempt(counter.db, before.key, before.nextAt);
      throw tooMany('tooManyAttempts', await secondsToWait(counter.db, key));
    }
    taken.push({ key, nextAt });
  }
  return taken;
}

async function count(counter: Context, kind: Kind, subject: string): Promise<void> {
  await countAll(counter, [[kind, subject]]);
}

const guesserOf = (email: string, address: string) => `${networkOf(address)} ${email}`;

const keyOf = (secret: string, kind: string, subject: string) =>
  createHmac('sha256', derivedKey(secret, 'attempts')).update(`${kind}:${subject}`).digest('hex');
