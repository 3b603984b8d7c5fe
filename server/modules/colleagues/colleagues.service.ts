import { type AcceptanceInput, INVITATION_DAYS } from '@contract/colleague';
import { message } from '@contract/messages';
import { STAFF_LIMITS } from '@contract/staffLimits';
import type { Colleagues, InvitedTo } from '@contract/wire/colleague';
import type { User } from '@contract/wire/session';

import type { MailingContext, Sender } from '../../context';
import type { Database } from '../../db/database';
import { conflict, forbidden, invalidField, notFound } from '../../errors';
import { nameIn } from '../../nameIn';
import type { StaffSession } from '../../plugins/session';
import { hashOfToken, makeToken } from '../../token';
import {
  type Authenticated,
  createColleague,
  getUser,
  hasAccount,
  lockAccount,
  withAccount,
} from '../accounts/accounts.service';
import { countAttempt, takeInvitationMail } from '../attempts/attempts.service';
import { requestHandover, setVerifiedEmail } from '../emails/emails.service';
import { placeNotifications } from '../notifications/notifications.service';
import { closeStaffAccount } from '../ownAccount/deletion.service';
import { withSession } from '../sessions/sessions.service';
import { queueInvitation, queueRemovalMail, queueStaffNotice } from './colleagueMails.service';
import {
  deleteInvitation,
  deleteStaff,
  findColleagues,
  findInvitation,
  findInvitations,
  findManagerId,
  findPharmacy,
  insertStaff,
  lockInvitations,
  saveInvitation,
  takeInvitation,
} from './colleagues.repository';

export { deleteExpiredInvitations, deleteInvitationsOf } from './colleagues.repository';

type Staff = Pick<StaffSession, 'userId' | 'pharmacyId' | 'sessionId'>;

export async function listColleagues(db: Database, { userId, pharmacyId }: Staff): Promise<Colleagues> {
  const [colleagues, invitations] = await Promise.all([
    findColleagues(db, pharmacyId),
    findInvitations(db, pharmacyId),
  ]);
  return {
    colleagues: colleagues.map((colleague) => ({
      id: colleague.id,
      first_name: colleague.firstName,
      last_name: colleague.lastName,
      email: colleague.email,
      position: colleague.position,
      joined_at: colleague.createdAt.toISOString(),
      is_self: colleague.id === userId,
      is_manager: colleague.isManager,
    })),
    invitations: invitations.map(({ id, email, expiresAt }) => ({ id, email, expires_at: expiresAt.toISOString() })),
  };
}

/**
 * Invites somebody, or repeats an invitation. The answer is the same whether or not the e-mail has an account, and however many mails were
 * sent to it. 403 for staff who do not manage the pharmacy; nudge `mail` afterwards.
 */
export async function inviteColleague(context: MailingContext, staff: Staff, email: string): Promise<void> {
  const { pharmacyId } = staff;
  await assertManages(context.db, staff);
  await countAttempt(context, 'invitation', pharmacyId);
  await withManager(context.db, staff, async (tx) => {
    await assertMayInvite(tx, staff.userId);
    const isNew = await checkInvitation(tx, pharmacyId, email);
    const token = makeToken();
    const isMailed = await takeInvitationMail({ ...context, db: tx }, email);
    await saveInvitation(tx, { pharmacyId, email, tokenHash: hashOfToken(token), days: INVITATION_DAYS, isMailed });
    if (isNew) await queueStaffNotice(tx, context.sender, { template: 'colleague-invited', pharmacyId, person: email });
    if (isMailed) await queueInvitation(tx, context.sender, { pharmacyId, email, token });
  });
}

/**
 * Nobody may write to strangers in the name of a pharmacy that no operator has approved, nor with an unconfirmed e-mail, which may be
 * somebody else's.
 */
async function assertMayInvite(tx: Database, userId: number): Promise<void> {
  const { is_email_verified, pharmacy } = await getUser(tx, userId);
  if (!is_email_verified) throw conflict('confirmEmailToInvite');
  if (pharmacy?.status !== 'approved') throw conflict('approvalToInvite');
}

/** Returns whether this is a first invitation. 422 for a colleague, 409 at the limit. */
async function checkInvitation(tx: Database, pharmacyId: number, email: string): Promise<boolean> {
  // Locked before the colleagues are read: a person who is accepting an invitation at this moment is among them then.
  const invitations = await lockInvitations(tx, pharmacyId);
  const colleagues = await findColleagues(tx, pharmacyId);
  if (colleagues.some((colleague) => colleague.email === email)) {
    throw invalidField('email', message('alreadyColleague'));
  }
  if (invitations.some((invitation) => invitation.email === email)) return false;
  if (colleagues.length + invitations.length >= STAFF_LIMITS.colleagues) {
    throw conflict('tooManyColleagues', { values: { max: STAFF_LIMITS.colleagues } });
  }
  return true;
}

/** Makes the link invalid. 404 for an invitation of another pharmacy, or one that was accepted meanwhile. */
export const withdrawInvitation = (db: Database, staff: Staff, id: number): Promise<void> =>
  withManager(db, staff, async (tx) => {
    if (!(await deleteInvitation(tx, staff.pharmacyId, id))) throw notFound('invitationNotFound');
  });

/**
 * Closes the account of a colleague, whose sessions end at once. 404 for staff of another pharmacy, and for the manager, without whom the
 * pharmacy would have none. Nudge `mail` afterwards.
 */
export const removeColleague = ({ db, sender }: MailingContext, staff: Staff, id: number): Promise<void> =>
  withManager(db, staff, async (tx) => {
    const { pharmacyId, userId } = staff;
    const isThere = (await findColleagues(tx, pharmacyId)).some((colleague) => colleague.id === id);
    if (!isThere || id === userId) throw notFound('colleagueNotFound');
    await lockAccount(tx, id);
    const colleague = await getUser(tx, id);
    const { email } = colleague;
    await deleteStaff(tx, pharmacyId, id);
    await closeStaffAccount(tx, { userId: id, email });
    if (colleague.is_email_verified) await queueRemovalMail(tx, sender, { pharmacyId, email });
    await queueStaffNotice(tx, sender, { template: 'colleague-removed', pharmacyId, person: withEmail(colleague) });
  });

/**
 * Who is invited by a link, and to which pharmacy. 409 `linkInvalid` if the link is no longer valid, `emailTaken` if its e-mail has an
 * account by now.
 */
export async function readInvitation(db: Database, token: string): Promise<InvitedTo> {
  const invitation = await findInvitation(db, hashOfToken(token));
  if (!invitation) throw conflict('linkInvalid');
  const { email, name, nameAr } = invitation;
  if (await hasAccount(db, email)) throw conflict('emailTaken');
  return { email, pharmacy: { name, name_ar: nameAr } };
}

/**
 * Creates an account at the pharmacy. Its e-mail counts as confirmed, since the link was sent there. Refuses as `readInvitation` does;
 * nudge `mail` afterwards.
 */
export async function acceptInvitation(
  { db, sender }: MailingContext,
  { token, position, ...person }: AcceptanceInput,
): Promise<Authenticated> {
  // Checked first, so that an invalid link does not cost the hashing of a password.
  const { email } = await readInvitation(db, token);
  return createColleague(db, { ...person, email }, async (tx, userId) => {
    const invitation = await takeInvitation(tx, hashOfToken(token));
    if (!invitation) throw conflict('linkInvalid');
    const { pharmacyId } = invitation;
    // Queued before the new colleague is added, to whom it is no news.
    await queueStaffNotice(tx, sender, {
      template: 'colleague-joined',
      pharmacyId,
      person: withEmail({ ...person, email }),
    });
    // Notifications that nobody has seen yet have no place, and would count as unseen for the new colleague.
    await placeNotifications(tx, { pharmacyId });
    await insertStaff(tx, { userId, pharmacyId, position });
    await setVerifiedEmail(tx, userId, email);
  });
}

/**
 * Begins to hand the account that manages a pharmacy over to another e-mail, which an operator does for somebody they know. A link is sent
 * to the new e-mail, and a notice to the present one if it is confirmed. 422 at `email` if the new one is taken or the same.
 */
export async function startHandover(
  db: Database,
  sender: Sender,
  { pharmacyId, email }: { pharmacyId: number; email: string },
): Promise<void> {
  const [userId, pharmacy] = await Promise.all([findManagerId(db, pharmacyId), findPharmacy(db, pharmacyId)]);
  if (userId === null || !pharmacy) throw notFound('pharmacyNotFound');
  const { language } = pharmacy;
  const addressee = { userId, email, language, pharmacy: nameIn(language, pharmacy) };
  await withAccount(db, userId, (tx) => requestHandover(tx, sender, addressee));
}

/** Runs a change by the manager of the pharmacy, one at a time. */
const withManager = <T>(db: Database, staff: Staff, change: (tx: Database) => Promise<T>): Promise<T> =>
  withSession(db, staff, async (tx) => {
    await assertManages(tx, staff);
    return change(tx);
  });

async function assertManages(db: Database, { userId, pharmacyId }: Staff): Promise<void> {
  if ((await findManagerId(db, pharmacyId)) !== userId) throw forbidden();
}

const withEmail = ({ first_name, last_name, email }: Pick<User, 'first_name' | 'last_name' | 'email'>) =>
  `${first_name} ${last_name} (${email})`;
