import { generateSecret, generateURI } from 'otplib';

import { BRAND, type Language } from '@contract/language';
import { message } from '@contract/messages';
import type { TwoFactorChangeInput } from '@contract/twoFactor';
import { formatRecoveryCode, isAppCode } from '@contract/validation/secondFactor';
import type { RecoveryCodes, TwoFactorSetup } from '@contract/wire/session';

import type { Context, MailingContext } from '../../context';
import type { Database } from '../../db/database';
import { conflict, invalidField, unavailable } from '../../errors';
import type { Session } from '../../plugins/session';
import { seal, unseal } from '../../sealing';
import { getUser, withAccount } from '../accounts/accounts.service';
import { queueNotice } from '../accounts/notices.service';
import { assertOwnPassword, withOwnAccount } from '../accounts/ownPassword.service';
import { limitSecretGuesses } from '../attempts/attempts.service';
import { invalidateLinks } from '../links/links.service';
import { deleteOtherSessions } from '../sessions/sessions.service';
import { hashRecoveryCode, makeRecoveryCodes, totpStepOf } from './codes.rules';
import {
  consumeRecoveryCode,
  consumeTotpStep,
  findNewestSecret,
  findTwoFactor,
  replaceRecoveryCodes,
  savePendingSecret,
  turnOff,
  turnOn,
} from './twoFactor.repository';

const SEAL_PURPOSE = 'authenticator secret';

/**
 * Creates a secret for the person's app, which protects nothing until a first code is confirmed. 409 if a second factor is already on, and
 * if the e-mail is not confirmed: somebody who signed up with another person's e-mail could otherwise lock its owner out for good.
 */
export async function startTwoFactor(context: Context, userId: number, password: string): Promise<TwoFactorSetup> {
  const ownPassword = await assertOwnPassword(context, userId, password);
  return withOwnAccount(context.db, ownPassword, async (tx) => {
    const { email, is_email_verified, has_two_factor } = await getUser(tx, userId);
    if (!is_email_verified) throw conflict('confirmEmailFirst');
    if (has_two_factor) throw conflict('twoFactorAlreadyOn');
    const secret = generateSecret();
    await savePendingSecret(tx, userId, seal(context.secret, SEAL_PURPOSE, secret));
    return { secret, otpauth_url: generateURI({ issuer: BRAND.en, label: email, secret }) };
  });
}

/**
 * Turns the second factor on and returns the recovery codes, which cannot be read again. Invalidates links to another e-mail and ends the
 * other sessions, since both needed no code. 422 at `code` for a wrong code. Notifies the owner; nudge `mail` afterwards.
 */
export async function confirmTwoFactor(
  context: MailingContext,
  session: Session,
  code: string,
  language: Language,
): Promise<RecoveryCodes> {
  const { db } = context;
  const { userId } = session;
  const state = await findTwoFactor(db, userId);
  if (state?.isOn) throw conflict('twoFactorAlreadyOn');
  const secret = unsealSecret(context, state?.sealedSecret);
  if (!state?.sealedSecret || secret === undefined) throw conflict('twoFactorNotStarted');

  const { sealedSecret } = state;
  const step = await limitSecretGuesses(context, 'code', userId, async () =>
    isAppCode(code) ? totpStepOf(secret, code) : undefined,
  );
  if (step === undefined) throw wrongCode();
  return withAccount(db, userId, async (tx) => {
    if (!(await turnOn(tx, userId, sealedSecret, step))) {
      // Another tab was faster, or a new password has removed the secret.
      throw conflict((await hasSecondFactor(tx, userId)) ? 'twoFactorAlreadyOn' : 'twoFactorNotStarted');
    }
    await deleteOtherSessions(tx, session);
    // Such a link was requested by the password alone, and would move the e-mail that links for a new password are sent to.
    await invalidateLinks(tx, userId, ['email_change']);
    await queueNotice(tx, context.sender, { template: 'two-factor-on', userId, language });
    return issueRecoveryCodes(tx, context, userId);
  });
}

/** Creates ten new recovery codes; the old ones become invalid. */
export const renewRecoveryCodes = (
  context: Context,
  userId: number,
  input: TwoFactorChangeInput,
): Promise<RecoveryCodes> => withSecondFactor(context, userId, input, (tx) => issueRecoveryCodes(tx, context, userId));

/** Notifies the owner; nudge `mail` afterwards. */
export const disableTwoFactor = (
  context: MailingContext,
  userId: number,
  input: TwoFactorChangeInput,
  language: Language,
): Promise<void> =>
  withSecondFactor(context, userId, input, async (tx) => {
    await removeSecondFactor(tx, userId);
    await queueNotice(tx, context.sender, { template: 'two-factor-off', userId, language });
  });

/** `withOwnAccount` for an action that needs a code as well. 409 twoFactorOff, also if it was turned off while the code was checked. */
async function withSecondFactor<T>(
  context: Context,
  userId: number,
  { password, code }: TwoFactorChangeInput,
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const ownPassword = await assertOwnPassword(context, userId, password);
  await assertSecondFactor(context, userId, code);
  return withOwnAccount(context.db, ownPassword, async (tx) => {
    if (!(await hasSecondFactor(tx, userId))) throw conflict('twoFactorOff');
    return change(tx);
  });
}

/** Deletes the secret, whether confirmed or not, and the recovery codes. The caller holds the lock of the account. */
export async function removeSecondFactor(tx: Database, userId: number): Promise<void> {
  await turnOff(tx, userId);
  await replaceRecoveryCodes(tx, userId, []);
}

export const hasSecondFactor = async (db: Database, userId: number): Promise<boolean> =>
  (await findTwoFactor(db, userId))?.isOn ?? false;

/**
 * Checks the code if the account has a second factor, and returns whether it has. If not, `assertNoSecondFactor` has to follow under the
 * lock.
 */
export async function assertSecondFactorIfOn(
  context: Context,
  userId: number,
  code: string | undefined,
): Promise<boolean> {
  if (!(await hasSecondFactor(context.db, userId))) return false;
  if (!code) throw codeRequired();
  await assertSecondFactor(context, userId, code);
  return true;
}

/** For a call without a code, once the account is locked: a second factor may have been turned on meanwhile. 422 at `code`. */
export async function assertNoSecondFactor(tx: Database, userId: number): Promise<void> {
  if (await hasSecondFactor(tx, userId)) throw codeRequired();
}

/**
 * Uses up a code of the app or a recovery code. 422 at `code` for a wrong or used one, 429 after too many, 409 if no second factor is on,
 * 503 if it was turned on under another JWT_SECRET.
 */
export async function assertSecondFactor(context: Context, userId: number, code: string): Promise<void> {
  const { db } = context;
  const state = await findTwoFactor(db, userId);
  if (!state?.isOn || !state.sealedSecret) throw conflict('twoFactorOff');
  const secret = unsealSecret(context, state.sealedSecret);
  if (secret === undefined) throw unavailable();

  const { sealedSecret } = state;
  const isRight = await limitSecretGuesses(context, 'code', userId, async () => {
    if (!isAppCode(code)) return consumeRecoveryCode(db, userId, hashRecoveryCode(context.secret, userId, code));
    const step = totpStepOf(secret, code);
    return step !== undefined && consumeTotpStep(db, userId, sealedSecret, step);
  });
  if (!isRight) throw wrongCode();
}

/** Whether codes are answered here at all. With another JWT_SECRET than the one they were set up under, `assertSecondFactor` refuses all. */
export async function canOpenSecondFactors(context: Context): Promise<boolean> {
  const sealed = await findNewestSecret(context.db);
  return !sealed || unsealSecret(context, sealed) !== undefined;
}

const codeRequired = () => invalidField('code', message('codeRequired'));
const wrongCode = () => invalidField('code', message('codeIncorrect'));

const unsealSecret = ({ secret }: Context, sealed: string | null | undefined) =>
  sealed ? unseal(secret, SEAL_PURPOSE, sealed) : undefined;

/** The caller holds the lock of the account; otherwise two concurrent calls would leave two sets of codes. */
async function issueRecoveryCodes(tx: Database, { secret }: Context, userId: number): Promise<RecoveryCodes> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(secret, userId, code)),
  );
  return { recovery_codes: codes.map(formatRecoveryCode) };
}
