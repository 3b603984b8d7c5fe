import type { AcceptanceInput } from '@contract/colleague';
import { isPharmacyRegistration, type RegistrationInput } from '@contract/registration';
import type { LoginInput } from '@contract/session';
import type { SignInCodeInput } from '@contract/twoFactor';
import type { CodeAsked, SignedIn, Tokens, User } from '@contract/wire/session';

import type { MailingContext, Visitor } from '../../context';
import type { Database } from '../../db/database';
import { unauthorized } from '../../errors';
import type { Session } from '../../plugins/session';
import type { RefusalCode } from '../../refusalCodes';
import {
  authenticate,
  type Authenticated,
  createCustomer,
  createPharmacy,
  findUserByEmail,
  getUser,
  isAccountOpen,
  isCurrentPassword,
} from '../accounts/accounts.service';
import { countAttemptFrom, limitLoginGuesses } from '../attempts/attempts.service';
import { acceptInvitation } from '../colleagues/colleagues.service';
import { queueVerification } from '../emails/emails.service';
import { queueJoinedMail } from '../pharmacies/supportMails.service';
import { assertSecondFactor } from '../twoFactor/twoFactor.service';
import { makeChallenge, readChallenge } from './challenge.service';
import { closeSession, closeSessionOfToken, type NewSession, openSession, rotateToken } from './tokens.service';

export interface AuthContext extends MailingContext {
  signAccessToken: (session: Session) => string;
  isApprovalAutomatic: boolean;
}

/** Signs in by e-mail and password. If the account has a second factor, returns a challenge for its code instead of a session. */
export async function signIn(context: AuthContext, input: LoginInput, visitor: Visitor): Promise<SignedIn | CodeAsked> {
  const { email, password, remember } = input;
  const { address, userAgent } = visitor;
  const authenticated = await limitLoginGuesses(context, { email, address }, () =>
    authenticate(context.db, email, password),
  );
  if (!authenticated) throw unauthorized('loginFailed');
  const user = await getUser(context.db, authenticated.userId);
  if (user.has_two_factor) {
    return { two_factor_required: true, challenge: makeChallenge(context.secret, { ...authenticated, remember }) };
  }
  const session = { ...authenticated, isRemembered: remember, isCodeGiven: false, userAgent };
  return startSession(context, user, session, 'loginFailed');
}

/**
 * The second step of a sign-in. 401 if it comes later than five minutes after the first, or after a change of the password; 422 at `code`
 * for a wrong code.
 */
export async function signInWithCode(
  context: AuthContext,
  { challenge, code }: SignInCodeInput,
  { userAgent }: Visitor,
): Promise<SignedIn> {
  const challenged = readChallenge(context.secret, challenge);
  if (!challenged || !(await isCurrentPassword(context.db, challenged))) throw unauthorized('challengeOver');
  await assertSecondFactor(context, challenged.userId, code);
  const user = await getUser(context.db, challenged.userId);
  const session = { ...challenged, isRemembered: challenged.remember, isCodeGiven: true, userAgent };
  return startSession(context, user, session, 'challengeOver');
}

/** Browsers repeat a sign-up by themselves if the connection is cut before the answer, and so do people. */
const REPEATED_WITHIN_MS = 600_000;

/** The account that an equal sign-up has created a moment ago, if there is one. */
async function findNewcomer(
  context: AuthContext,
  input: RegistrationInput,
  address: string,
): Promise<Authenticated | undefined> {
  const { email, password } = input;
  const user = await findUserByEmail(context.db, email);
  if (!user || user.has_two_factor || (user.user_type === 'pharmacy') !== isPharmacyRegistration(input))
    return undefined;
  if (Date.now() - Date.parse(user.created_at) > REPEATED_WITHIN_MS) return undefined;
  return limitLoginGuesses(context, { email, address }, () => authenticate(context.db, email, password));
}

/**
 * Creates an account, signs the person in and asks them to confirm their e-mail. The session lasts until the browser is closed, unless they
 * want a longer one. The same sign-up sent again signs them in as well.
 */
export async function register(
  context: AuthContext,
  input: RegistrationInput,
  { address, userAgent, language }: Visitor,
): Promise<SignedIn> {
  await countAttemptFrom(context, 'registration', address);
  const { db, isApprovalAutomatic } = context;
  const welcome = (tx: Database, userId: number) =>
    queueVerification(tx, context, { userId, email: input.email, language });
  const welcomePharmacy = async (tx: Database, userId: number) => {
    await welcome(tx, userId);
    if (!isApprovalAutomatic) await queueJoinedMail(tx, context.sender, { userId, language });
  };
  const joining = isPharmacyRegistration(input)
    ? createPharmacy(db, input, { isApproved: isApprovalAutomatic, language, afterInsert: welcomePharmacy })
    : createCustomer(db, input, welcome);
  const joined = await joining.catch(async (refusal: unknown) => {
    const newcomer = await findNewcomer(context, input, address);
    if (!newcomer) throw refusal;
    return newcomer;
  });
  const session = { ...joined, isRemembered: input.remember ?? false, isCodeGiven: false, userAgent };
  return startSession(context, await getUser(db, joined.userId), session, 'sessionEnded');
}

/** Creates the account of an invited person at the pharmacy of the invitation, and signs them in. */
export async function joinByInvitation(
  context: AuthContext,
  input: AcceptanceInput,
  { userAgent }: Visitor,
): Promise<SignedIn> {
  const joined = await acceptInvitation(context, input);
  const session = { ...joined, isRemembered: false, isCodeGiven: false, userAgent };
  return startSession(context, await getUser(context.db, joined.userId), session, 'sessionEnded');
}

/** Reads the person again, so that a changed role or pharmacy takes effect here. */
export async function refresh(
  context: AuthContext,
  refreshToken: string,
  formerCaller: Session | null,
): Promise<Tokens> {
  const { db, signAccessToken } = context;
  const rotated = await rotateToken(context, refreshToken);
  if (!rotated) {
    const isClosed = formerCaller !== null && !(await isAccountOpen(db, formerCaller.userId));
    throw unauthorized(isClosed ? 'accountClosed' : 'sessionEnded');
  }
  const user = await getUser(db, rotated.userId);
  return { access_token: signAccessToken(sessionOfUser(user, rotated.sessionId)), refresh_token: rotated.token };
}

/** Ends the session of the refresh token and the session of the caller, since a client may send either one alone. */
export async function signOut(
  { db }: AuthContext,
  { refreshToken, caller }: { refreshToken: string | null; caller: Session | null },
): Promise<void> {
  if (refreshToken) await closeSessionOfToken(db, refreshToken);
  if (caller) await closeSession(db, caller);
}

/** 401 with the given code if what the person signed in with no longer opens the account. */
async function startSession(
  context: AuthContext,
  user: User,
  session: NewSession,
  refusal: RefusalCode,
): Promise<SignedIn> {
  const opened = await openSession(context, session);
  if (!opened) throw unauthorized(refusal);
  const { sessionId, token } = opened;
  return { access_token: context.signAccessToken(sessionOfUser(user, sessionId)), refresh_token: token, user };
}

const sessionOfUser = ({ id, user_type, pharmacy }: User, sessionId: string): Session => ({
  userId: id,
  sessionId,
  userType: user_type,
  pharmacyId: pharmacy?.id ?? null,
});
