import { dayInCairo } from '@contract/cairoDay';
import type { Language } from '@contract/language';
import { ROUTES } from '@contract/routes';

import { arabicAddress } from '../../arabicAddress';
import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { queueMail } from '../mail/mail.service';
import {
  findAllPharmacies,
  findJoined,
  findReachableStaff,
  findStanding,
  type JoinedPharmacy,
  setPharmacyStatus,
} from './standing.repository';

type Decision = 'approved' | 'suspended';

type PharmacyNames = Pick<JoinedPharmacy, 'name' | 'nameAr'>;

export const listForOperator = async (db: Database) =>
  (await findAllPharmacies(db)).map(({ createdAt, ...pharmacy }) => ({
    ...pharmacy,
    place: englishPlaceOf(pharmacy),
    joined: dayInCairo(createdAt),
  }));

/** Undefined where there is no such pharmacy. */
export const readStanding = (db: Database, id: number): Promise<JoinedPharmacy | undefined> => findStanding(db, id);

/** Tells support, in the transaction of somebody who joins, that a pharmacy waits for an operator. Nudge `mail` after the commit. */
export async function queueJoined(
  tx: Database,
  { supportEmail }: Pick<Sender, 'supportEmail'>,
  { userId, language }: { userId: number; language: Language },
): Promise<void> {
  const joined = await findJoined(tx, userId);
  if (!joined?.person) return;
  const { id, phone, person } = joined;
  await queueMail(tx, {
    to: supportEmail,
    replyTo: person.email,
    language,
    template: 'pharmacy-joined',
    values: {
      id,
      ...(language === 'ar'
        ? { pharmacy: joined.nameAr, place: arabicPlaceOf(joined) }
        : { pharmacy: joined.name, place: englishPlaceOf(joined) }),
      phone,
      person: `${person.firstName} ${person.lastName}`,
      email: person.email,
    },
  });
}

/** Tells support, in the transaction of a change of name, what a pharmacy was called that had been looked at under that name. Nudge `mail` after the commit. */
export async function queueRenamed(
  tx: Database,
  { supportEmail }: Pick<Sender, 'supportEmail'>,
  { pharmacyId, before, language }: { pharmacyId: number; before: PharmacyNames; language: Language },
): Promise<void> {
  const pharmacy = await findStanding(tx, pharmacyId);
  if (!pharmacy) return;
  await queueMail(tx, {
    to: supportEmail,
    ...(pharmacy.person && { replyTo: pharmacy.person.email }),
    language,
    template: 'pharmacy-renamed',
    values: {
      id: pharmacyId,
      before: before.name,
      beforeAr: before.nameAr,
      now: pharmacy.name,
      nowAr: pharmacy.nameAr,
      place: language === 'ar' ? arabicPlaceOf(pharmacy) : englishPlaceOf(pharmacy),
      phone: pharmacy.phone,
    },
  });
}

/**
 * Opens a pharmacy to customers or closes it, and tells its staff where that changes anything; the running server sends the
 * mails. Undefined where there is no such pharmacy; else its name and how many are told.
 */
export const decideOn = (
  db: Database,
  { publicUrl, supportEmail }: Sender,
  { id, status }: { id: number; status: Decision },
): Promise<{ name: string; isChanged: boolean; told: number } | undefined> =>
  db.transaction(async (tx) => {
    const pharmacy = await setPharmacyStatus(tx, id, status);
    if (!pharmacy) return undefined;
    const { name, nameAr, language, isChanged } = pharmacy;
    const recipients = isChanged ? await findReachableStaff(tx, id) : [];
    const values = {
      link: `${publicUrl}${ROUTES.staff}`,
      pharmacy: language === 'ar' ? nameAr : name,
      support: supportEmail,
    };
    for (const to of recipients) await queueMail(tx, { to, language, template: `pharmacy-${status}`, values });
    return { name, isChanged, told: recipients.length };
  });

const englishPlaceOf = ({ street, city, governorate }: Omit<JoinedPharmacy, 'createdAt'>) =>
  `${street}, ${city}, ${governorate}`;

const arabicPlaceOf = ({ street, streetAr, cityAr, governorateAr }: JoinedPharmacy) =>
  arabicAddress([streetAr ?? street, cityAr, governorateAr]);
