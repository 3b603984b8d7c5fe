import { egpOrNull, toEgp } from '@contract/money';
import { closedUntil, type PharmacyListQuery } from '@contract/pharmacy';
import type { Pharmacy, PharmacyDetails } from '@contract/wire/pharmacy';

import type { Database } from '../../db/database';
import { notFound } from '../../errors';
import type { Listed } from '../../http';
import { findPharmacies, findPharmacy } from './pharmacies.repository';

type FoundPharmacy = Awaited<ReturnType<typeof findPharmacies>>['rows'][number];

/** Approved pharmacies only: pending and suspended ones do not trade. */
export async function listPharmacies(db: Database, query: PharmacyListQuery): Promise<Listed<Pharmacy>> {
  const { rows, total } = await findPharmacies(db, query);
  return { rows: rows.map(toPharmacy), total };
}

export async function getPharmacy(db: Database, id: number): Promise<PharmacyDetails> {
  const found = await findPharmacy(db, id);
  if (!found) throw notFound('pharmacyNotFound');
  const { email, website, description } = found;
  return { ...toPharmacy(found), email, website, description };
}

// Not spread: a row of a list that begins with a spread costs fifteen times as much.
const toPharmacy = (found: Omit<FoundPharmacy, 'total'>): Pharmacy =>
  Object.assign(describePharmacy(found), {
    // A string, as the clients of the spec expect.
    total_medications: String(found.totalMedications),
  });

/** A pharmacy in the form of the API. */
export const describePharmacy = ({
  pharmacy,
  governorate,
  city,
}: Omit<FoundPharmacy, 'total' | 'totalMedications'>) => ({
  id: pharmacy.id,
  name: pharmacy.name,
  name_ar: pharmacy.nameAr,
  image: pharmacy.image,
  address: pharmacy.address,
  address_ar: pharmacy.addressAr,
  city,
  governorate,
  opening_time: pharmacy.openingTime,
  closing_time: pharmacy.closingTime,
  phone: pharmacy.phone,
  working_days: pharmacy.workingDays,
  is_delivery_available: pharmacy.isDeliveryAvailable,
  delivery_fee: toEgp(pharmacy.deliveryFee),
  free_delivery_threshold: egpOrNull(pharmacy.freeDeliveryThreshold),
  closed_until: closedUntil(pharmacy.closedUntil),
});
