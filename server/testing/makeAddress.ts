import type { Database } from '../db/database';
import { userAddresses } from '../db/schema';
import { makeCity } from './makeUser';

type Address = typeof userAddresses.$inferSelect;

/** A customer's address in Nasr City, Cairo; by default not the customer's default. */
export async function makeAddress(
  db: Database,
  userId: number,
  overrides: Partial<typeof userAddresses.$inferInsert> = {},
): Promise<Address> {
  const [address] = await db
    .insert(userAddresses)
    .values({
      userId,
      name: 'Omar Adel',
      phone: '+201512345678',
      address: '5 Makram Ebeid Street',
      ...(await makeCity(db)),
      ...overrides,
    })
    .returning();
  return address!;
}
