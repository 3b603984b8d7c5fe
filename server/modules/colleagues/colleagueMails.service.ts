import { INVITATION_DAYS, INVITED_PARAM } from '@contract/colleague';
import type { Language } from '@contract/language';
import { ROUTES } from '@contract/routes';

import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { nameIn } from '../../nameIn';
import { hasAccount } from '../accounts/accounts.service';
import { queueMail } from '../mail/mail.service';
import { findReachableStaff } from '../pharmacies/administration.service';
import { findPharmacy } from './colleagues.repository';

interface Invited {
  pharmacyId: number;
  email: string;
  token: string;
}

/**
 * Sends the link of an invitation. If the e-mail already has an account, the mail says instead why the invitation cannot be accepted; only
 * its recipient learns that, and the inviting person sees no difference. Nudge `mail` after the commit.
 */
export async function queueInvitation(
  tx: Database,
  { publicUrl, supportEmail }: Sender,
  { pharmacyId, email, token }: Invited,
): Promise<void> {
  const { pharmacy, language } = await addressedPharmacy(tx, pharmacyId);
  if (await hasAccount(tx, email)) {
    const values = { pharmacy, support: supportEmail };
    await queueMail(tx, { to: email, language, template: 'colleague-has-account', values });
    return;
  }
  const values = { pharmacy, days: INVITATION_DAYS, link: `${publicUrl}${ROUTES.join}?${INVITED_PARAM}#${token}` };
  await queueMail(tx, { to: email, language, template: 'colleague-invitation', values });
}

interface StaffNotice {
  template: 'colleague-invited' | 'colleague-joined' | 'colleague-removed';
  pharmacyId: number;
  person: string;
}

/** Tells all staff of the pharmacy with a confirmed e-mail, so that no change of the staff goes unnoticed. */
export async function queueStaffNotice(
  tx: Database,
  { publicUrl, supportEmail }: Sender,
  { template, pharmacyId, person }: StaffNotice,
): Promise<void> {
  const { pharmacy, language } = await addressedPharmacy(tx, pharmacyId);
  const values = {
    pharmacy,
    person,
    link: `${publicUrl}${ROUTES.staffSettings}?tab=colleagues`,
    support: supportEmail,
  };
  for (const to of await findReachableStaff(tx, pharmacyId)) await queueMail(tx, { to, language, template, values });
}

export async function queueRemovalMail(
  tx: Database,
  { supportEmail }: Sender,
  { pharmacyId, email }: { pharmacyId: number; email: string },
): Promise<void> {
  const { pharmacy, language } = await addressedPharmacy(tx, pharmacyId);
  const values = { pharmacy, support: supportEmail };
  await queueMail(tx, { to: email, language, template: 'colleague-farewell', values });
}

async function addressedPharmacy(tx: Database, pharmacyId: number): Promise<{ pharmacy: string; language: Language }> {
  const found = await findPharmacy(tx, pharmacyId);
  if (!found) throw new Error(`There is no pharmacy ${pharmacyId}`);
  const { language } = found;
  return { pharmacy: nameIn(language, found), language };
}
