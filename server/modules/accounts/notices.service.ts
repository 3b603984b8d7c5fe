import type { Language } from '@contract/language';
import { ROUTES } from '@contract/routes';

import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { queueMail } from '../mail/mail.service';
import { getUser } from './accounts.service';

interface Notice {
  template: 'password-changed' | 'email-change-notice' | 'handover-notice' | 'two-factor-on' | 'two-factor-off';
  userId: number;
  language: Language;
}

/**
 * Tells the owner of an account about a change of what protects it, such as the password, and what to do if somebody else has made it.
 * Written only to a confirmed e-mail: otherwise somebody could sign up with a stranger's, and we would write to the stranger. Runs in the
 * caller's transaction; nudge `mail` after the commit.
 */
export async function queueNotice(
  tx: Database,
  { publicUrl, supportEmail }: Sender,
  { template, userId, language }: Notice,
): Promise<void> {
  const { email, is_email_verified } = await getUser(tx, userId);
  if (!is_email_verified) return;
  const values = { link: `${publicUrl}${ROUTES.forgotPassword}`, support: supportEmail };
  await queueMail(tx, { to: email, language, template, values });
}
