import { dayInCairo } from '@contract/cairoDay';
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
  findAllPharmacies,
  findReachableStaff,
  type PharmacyUpdate,
  type PharmacyWithManager,
  updatePharmacy,
} from './administration.repository';
import { addressIn } from './pharmacyAddress';

export { findPharmacyWithManager, findReachableStaff } from './administration.repository';

type PharmacyDecision = 'approved' | 'suspended';

export const listPharmaciesForOperator = async (db: Database) =>
  (await findAllPharmacies(db)).map((pharmacy) => ({
    ...pharmacy,
    place: addressIn('en', pharmacy),
    joined: dayInCairo(pharmacy.createdAt),
  }));

/** Whether anything changed, and how many of the staff are notified; undefined if there is no such pharmacy. */
type ChangeOutcome = { name: string; isChanged: boolean; notified: number } | undefined;

/** Sets the status of a pharmacy, which opens or closes it for customers, and notifies its staff if that is a change. */
export const setPharmacyStatus = (
  db: Database,
  sender: Sender,
  { id, status }: { id: number; status: PharmacyDecision },
): Promise<ChangeOutcome> =>
  changeAndNotify(db, id, { status }, (pharmacy, to) => ({
    to,
    language: pharmacy.language,
    template: `pharmacy-${status}`,
    values: mailValuesOf(sender, pharmacy),
  }));

/** Moves a pharmacy to another city, and notifies its staff if that is a change. Its street and its products stay. */
export const movePharmacy = (
  db: Database,
  sender: Sender,
  { id, place }: { id: number; place: Place },
): Promise<ChangeOutcome> =>
  changeAndNotify(db, id, { cityId: place.cityId, governorateId: place.governorateId }, (pharmacy, to) => ({
    to,
    language: pharmacy.language,
    template: 'pharmacy-moved',
    values: {
      ...mailValuesOf(sender, pharmacy),
      place:
        pharmacy.language === 'ar'
          ? arabicAddress([place.cityAr, place.governorateAr])
          : `${place.city}, ${place.governorate}`,
    },
  }));

type ChangedPharmacy = Pick<PharmacyWithManager, 'name' | 'nameAr'> & { language: Language };

const mailValuesOf = ({ publicUrl, supportEmail }: Sender, pharmacy: ChangedPharmacy) => ({
  link: `${publicUrl}${ROUTES.staff}`,
  pharmacy: nameIn(pharmacy.language, pharmacy),
  support: supportEmail,
});

/**
 * The running server sends the mails. Tried again on a conflict with a sale, since it locks the products that move to another governorate.
 */
const changeAndNotify = (
  db: Database,
  id: number,
  change: PharmacyUpdate,
  mailOf: (pharmacy: ChangedPharmacy, to: string) => Mail,
): Promise<ChangeOutcome> =>
  inTransaction(db, async (tx) => {
    const pharmacy = await updatePharmacy(tx, id, change);
    if (!pharmacy) return undefined;
    const { name, isChanged } = pharmacy;
    const recipients = isChanged ? await findReachableStaff(tx, id) : [];
    for (const to of recipients) await queueMail(tx, mailOf(pharmacy, to));
    return { name, isChanged, notified: recipients.length };
  });
