import { toPiastres } from '@contract/money';

import type { Database } from '../db/database';
import { pharmacies, pharmacyStaff, users } from '../db/schema';
import { PHARMACIES } from './pharmacies';
import type { Places } from './places';
import { planPerson } from './planPeople';
import type { Random } from './seedRandom';
import { reserveIds, seedRows } from './seedRows';

interface Options {
  random: Random;
  places: Places;
  passwordHash: string;
  createdAt: Date;
}

/** For example, "Bostan El Afia Pharmacy" signs in as bostan-el-afia@dawaya.example. */
export const staffEmail = (pharmacyName: string) =>
  `${pharmacyName
    .toLowerCase()
    .replace(/ pharmacy$/, '')
    .replace(/[^a-z0-9]+/g, '-')}@dawaya.example`;

/** The approved pharmacies of the demo, each with one account of its staff. */
export async function seedPharmacies(db: Database, { random, places, passwordHash, createdAt }: Options) {
  const ids = await reserveIds(db, pharmacies, PHARMACIES.length);
  const staffIds = await reserveIds(db, users, PHARMACIES.length);
  const made = PHARMACIES.map((pharmacy, index) => ({
    ...pharmacy,
    id: ids[index] ?? 0,
    staffId: staffIds[index] ?? 0,
    place: places.of(pharmacy.governorate, pharmacy.city),
  }));

  const rows = made.map(({ id, place, deliveryFee, freeDeliveryThreshold, picture, workingDays, ...pharmacy }) => ({
    id,
    status: 'approved' as const,
    name: pharmacy.name,
    nameAr: pharmacy.nameAr,
    image: `/images/pharmacies/${picture}.svg`,
    phone: pharmacy.phone,
    address: pharmacy.address,
    addressAr: pharmacy.addressAr,
    cityId: place.cityId,
    governorateId: place.governorateId,
    postalCode: pharmacy.postalCode,
    openingTime: pharmacy.openingTime,
    closingTime: pharmacy.closingTime,
    workingDays: [...workingDays],
    isDeliveryAvailable: pharmacy.isDeliveryAvailable,
    deliveryFee: toPiastres(deliveryFee),
    freeDeliveryThreshold: toPiastres(freeDeliveryThreshold),
    createdAt,
  }));
  const staff = made.map(({ staffId, name }) => ({
    id: staffId,
    userType: 'pharmacy' as const,
    email: staffEmail(name),
    passwordHash,
    ...planPerson(random),
    createdAt,
    emailVerifiedAt: createdAt,
  }));

  await seedRows(db, pharmacies, rows);
  await seedRows(db, users, staff);
  await seedRows(
    db,
    pharmacyStaff,
    made.map(({ id, staffId }) => ({ userId: staffId, pharmacyId: id, position: 'Pharmacist in charge' })),
  );
  return made.map(({ id, staffId, isDeliveryAvailable, deliveryFee, freeDeliveryThreshold }) => ({
    id,
    staffId,
    canDeliver: isDeliveryAvailable,
    delivery: { deliveryFee: toPiastres(deliveryFee), freeDeliveryThreshold: toPiastres(freeDeliveryThreshold) },
  }));
}
