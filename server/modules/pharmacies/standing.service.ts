import { dayInCairo } from '@contract/cairoDay';
import { isolateLtr } from '@contract/isolate';
import type { Language } from '@contract/language';
import { ROUTES } from '@contract/routes';

import { arabicAddress } from '../../arabicAddress';
import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { nameIn } from '../../nameIn';
import type { Place } from '../locations/locations.service';
import { type Mail, queueMail } from '../mail/mail.service';
import {
  changeStanding,
  findAllPharmacies,
  findJoined,
  findReachableStaff,
  findStanding,
  type JoinedPharmacy,
  type StandingChange,
} from './standing.repository';

export { findReachableStaff } from './standing.repository';

type Decision = 'approved' | 'suspended';

type PharmacyNames = Pick<JoinedPharmacy, 'name' | 'nameAr'>;

export const listForOperator = async (db: Database) =>
  (await findAllPharmacies(db)).map((pharmacy) => ({
    ...pharmacy,
    place: englishPlaceOf(pharmacy),
    joined: dayInCairo(pharmacy.createdAt),
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
      phone: isolateLtr(phone),
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
      phone: isolateLtr(pharmacy.phone),
    },
  });
}

/** What was done, and how many of the staff are told; undefined where there is no such pharmacy. */
type Decided = Promise<{ name: string; isChanged: boolean; told: number } | undefined>;

/** Opens a pharmacy to customers or closes it, and tells its staff where that changes anything. */
export const decideOn = (db: Database, sender: Sender, { id, status }: { id: number; status: Decision }): Decided =>
  changeAndTell(db, id, { status }, (pharmacy, to) => ({
    to,
    language: pharmacy.language,
    template: `pharmacy-${status}`,
    values: standingOf(sender, pharmacy),
  }));

/** Puts a pharmacy into another city, and tells its staff where that changes anything. Its street and its products stay. */
export const moveTo = (db: Database, sender: Sender, { id, place }: { id: number; place: Place }): Decided =>
  changeAndTell(db, id, { cityId: place.cityId, governorateId: place.governorateId }, (pharmacy, to) => ({
    to,
    language: pharmacy.language,
    template: 'pharmacy-moved',
    values: {
      ...standingOf(sender, pharmacy),
      place:
        pharmacy.language === 'ar'
          ? arabicAddress([place.cityAr, place.governorateAr])
          : `${place.city}, ${place.governorate}`,
    },
  }));

type Told = PharmacyNames & { language: Language };

const standingOf = ({ publicUrl, supportEmail }: Sender, pharmacy: Told) => ({
  link: `${publicUrl}${ROUTES.staff}`,
  pharmacy: nameIn(pharmacy.language, pharmacy),
  support: supportEmail,
});

/** The running server sends the mails. Tried again where it meets a sale: it holds the products that move to another governorate. */
const changeAndTell = (
  db: Database,
  id: number,
  change: StandingChange,
  mailOf: (pharmacy: Told, to: string) => Mail,
): Decided =>
  inTransaction(db, async (tx) => {
    const pharmacy = await changeStanding(tx, id, change);
    if (!pharmacy) return undefined;
    const { name, isChanged } = pharmacy;
    const recipients = isChanged ? await findReachableStaff(tx, id) : [];
    for (const to of recipients) await queueMail(tx, mailOf(pharmacy, to));
    return { name, isChanged, told: recipients.length };
  });

const englishPlaceOf = ({ street, city, governorate }: Omit<JoinedPharmacy, 'createdAt'>) =>
  `${street}, ${city}, ${governorate}`;

const arabicPlaceOf = ({ street, streetAr, cityAr, governorateAr }: JoinedPharmacy) =>
  arabicAddress([streetAr ?? street, cityAr, governorateAr]);
