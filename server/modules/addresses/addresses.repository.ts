import { and, asc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { idAndNames } from '../../db/idAndNames';
import { insertedRow } from '../../db/insertRows';
import { prepared } from '../../db/prepared';
import { cities, governorates, userAddresses } from '../../db/schema';

type AddressValues = Omit<typeof userAddresses.$inferInsert, 'id' | 'userId' | 'createdAt'>;

const isOwn = (userId: number, id: number) => and(eq(userAddresses.userId, userId), eq(userAddresses.id, id));

const selectAddresses = (db: Database) =>
  db
    .select({
      id: userAddresses.id,
      name: userAddresses.name,
      phone: userAddresses.phone,
      address: userAddresses.address,
      governorate: idAndNames(governorates),
      city: idAndNames(cities),
      postal_code: userAddresses.postalCode,
      is_default: userAddresses.isDefault,
    })
    .from(userAddresses)
    .innerJoin(cities, eq(cities.id, userAddresses.cityId))
    .innerJoin(governorates, eq(governorates.id, userAddresses.governorateId));

/** In order of creation, so that an address stays in its place when another becomes the default. */
export const findAddresses = (db: Database, userId: number) =>
  selectAddresses(db).where(eq(userAddresses.userId, userId)).orderBy(asc(userAddresses.id));

export async function findAddress(db: Database, userId: number, id: number) {
  const statement = prepared(db, 'address', (name) =>
    selectAddresses(db)
      .where(and(eq(userAddresses.userId, sql.placeholder('userId')), eq(userAddresses.id, sql.placeholder('id'))))
      .prepare(name),
  );
  const [address] = await statement.execute({ userId, id });
  return address;
}

export const insertAddress = async (db: Database, address: typeof userAddresses.$inferInsert): Promise<number> =>
  insertedRow(await db.insert(userAddresses).values(address).returning({ id: userAddresses.id })).id;

export const updateAddressRow = (db: Database, userId: number, id: number, values: Partial<AddressValues>) =>
  db.update(userAddresses).set(values).where(isOwn(userId, id));

/** Returns whether there was such an address. */
export async function deleteAddressRow(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db.delete(userAddresses).where(isOwn(userId, id)).returning({ id: userAddresses.id });
  return deleted.length > 0;
}

export const clearDefault = (db: Database, userId: number) =>
  db
    .update(userAddresses)
    .set({ isDefault: false })
    .where(and(eq(userAddresses.userId, userId), userAddresses.isDefault));
