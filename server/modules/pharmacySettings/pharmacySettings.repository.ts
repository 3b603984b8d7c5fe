import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { pharmacies } from '../../db/schema';

const settingsColumns = {
  name: pharmacies.name,
  nameAr: pharmacies.nameAr,
  image: pharmacies.image,
  email: pharmacies.email,
  phone: pharmacies.phone,
  address: pharmacies.address,
  addressAr: pharmacies.addressAr,
  postalCode: pharmacies.postalCode,
  website: pharmacies.website,
  description: pharmacies.description,
  openingTime: pharmacies.openingTime,
  closingTime: pharmacies.closingTime,
  workingDays: pharmacies.workingDays,
  isDeliveryAvailable: pharmacies.isDeliveryAvailable,
  deliveryFee: pharmacies.deliveryFee,
  freeDeliveryThreshold: pharmacies.freeDeliveryThreshold,
  closedUntil: pharmacies.closedUntil,
  lowStockThreshold: pharmacies.lowStockThreshold,
  notifyNewOrders: pharmacies.notifyNewOrders,
  notifyOrderUpdates: pharmacies.notifyOrderUpdates,
  notifyLowStock: pharmacies.notifyLowStock,
  notifyByMail: pharmacies.notifyByMail,
  mailLanguage: pharmacies.mailLanguage,
};

const isThis = (id: number) => eq(pharmacies.id, id);

export async function findSettings(db: Database, pharmacyId: number) {
  const [found] = await db.select(settingsColumns).from(pharmacies).where(isThis(pharmacyId));
  return found;
}

export type FoundSettings = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

/** Locks the pharmacy until this transaction ends, and returns its names and its picture. */
export async function lockShown(tx: Database, pharmacyId: number) {
  const { name, nameAr, image } = settingsColumns;
  const [found] = await tx
    .select({ name, nameAr, image })
    .from(pharmacies)
    .where(isThis(pharmacyId))
    .for('no key update');
  return found;
}

/** Without any value to set, an UPDATE would be invalid SQL. */
export async function updateSettings(db: Database, pharmacyId: number, changes: Partial<FoundSettings>) {
  if (Object.values<unknown>(changes).every((value) => value === undefined)) return findSettings(db, pharmacyId);
  const [changed] = await db.update(pharmacies).set(changes).where(isThis(pharmacyId)).returning(settingsColumns);
  return changed;
}
