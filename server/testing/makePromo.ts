import type { Database } from '../db/database';
import { promoCodes } from '../db/schema';
import { makePharmacy } from './makeUser';

let made = 0;

/** An active code for 10 % off without further terms, valid for as long as tests run; by default of a pharmacy of its own. */
export async function makePromo(db: Database, overrides: Partial<typeof promoCodes.$inferInsert> = {}) {
  const [promo] = await db
    .insert(promoCodes)
    .values({
      code: `PROMO${(made += 1)}`,
      type: 'percentage',
      value: 1000,
      startsOn: '2026-01-01',
      endsOn: '2099-12-31',
      ...overrides,
      pharmacyId: overrides.pharmacyId ?? (await makePharmacy(db)).id,
    })
    .returning();
  return promo!;
}
