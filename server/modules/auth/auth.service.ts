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

/** An account with a second factor is not opened by its password: it answers a challenge for its code. */
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

/** The second step. 401 when it comes later than five minutes after the first, or after a new password; 422 at `code` for a wrong one. */
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

/** Browsers send a sign-up again by themselves where the connection is cut before the answer, and so do people. */
const REPEATED_WITHIN_MS = 600_000;

/** Whom the same sign-up has given an account a moment ago. */
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

/** A person who has just joined is signed in, for as long as the browser stays open unless they want longer, and asked to confirm their e-mail; so is one who sends the same again. */
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

/** Whoever follows the link of an invitation works at its pharmacy from then on, and is signed in. */
export async function joinByInvitation(
  context: AuthContext,
  input: AcceptanceInput,
  { userAgent }: Visitor,
): Promise<SignedIn> {
  const joined = await acceptInvitation(context, input);
  const session = { ...joined, isRemembered: false, isCodeGiven: false, userAgent };
  return startSession(context, await getUser(context.db, joined.userId), session, 'sessionEnded');
}

/** Reads the person afresh: a role or a pharmacy that has changed takes effect here. */
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

/** Ends the sign-in of the token, and that of the caller: a client may send either alone. */
export async function signOut(
  { db }: AuthContext,
  { refreshToken, caller }: { refreshToken: string | null; caller: Session | null },
): Promise<void> {
  if (refreshToken) await closeSessionOfToken(db, refreshToken);
  if (caller) await closeSession(db, caller);
}

/** 401 with these words where what opened it does not open the account any more. */
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
