import { isolateLtr } from '@contract/isolate';
import type { Language } from '@contract/language';

import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { nameIn } from '../../nameIn';
import { queueMail } from '../mail/mail.service';
import { findPharmacyManagedBy, findPharmacyWithManager, type PharmacyWithManager } from './administration.repository';
import { addressIn } from './pharmacyAddress';

type Names = Pick<PharmacyWithManager, 'name' | 'nameAr'>;

/** Tells support that a new pharmacy waits for approval. Runs in the transaction of the registration. Nudge `mail` after the commit. */
export async function queueJoinedMail(
  tx: Database,
  { supportEmail }: Pick<Sender, 'supportEmail'>,
  { userId, language }: { userId: number; language: Language },
): Promise<void> {
  const pharmacy = await findPharmacyManagedBy(tx, userId);
  if (!pharmacy?.manager) return;
  const { id, phone, manager } = pharmacy;
  await queueMail(tx, {
    to: supportEmail,
    replyTo: manager.email,
    language,
    template: 'pharmacy-joined',
    values: {
      id,
      pharmacy: nameIn(language, pharmacy),
      place: addressIn(language, pharmacy),
      phone: isolateLtr(phone),
      person: `${manager.firstName} ${manager.lastName}`,
      email: manager.email,
    },
  });
}

/**
 * Tells support the former name of a pharmacy, under which an operator has approved it. Runs in the transaction that changes the name.
 * Nudge `mail` after the commit.
 */
export async function queueRenamedMail(
  tx: Database,
  { supportEmail }: Pick<Sender, 'supportEmail'>,
  { pharmacyId, before, language }: { pharmacyId: number; before: Names; language: Language },
): Promise<void> {
  const pharmacy = await findPharmacyWithManager(tx, pharmacyId);
  if (!pharmacy) return;
  await queueMail(tx, {
    to: supportEmail,
    ...(pharmacy.manager && { replyTo: pharmacy.manager.email }),
    language,
    template: 'pharmacy-renamed',
    values: {
      id: pharmacyId,
      before: before.name,
      beforeAr: before.nameAr,
      now: pharmacy.name,
      nowAr: pharmacy.nameAr,
      place: addressIn(language, pharmacy),
      phone: isolateLtr(pharmacy.phone),
    },
  });
}
