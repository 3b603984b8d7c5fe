import { dayInCairo } from '@contract/cairoDay';

import type { Database } from '../db/database';
import { promoCodes } from '../db/schema';
import type { Promo } from './applyDemoPromos';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The codes of each of the first two pharmacies. Days are counted from the day of the seeding. */
const PROMOS = [
  {
    code: 'WELCOME10',
    type: 'percentage',
    value: 1000,
    minPurchase: 10_000,
    perCustomerLimit: 1,
    description: 'Welcome discount for new customers · خصم ترحيبي للعملاء الجدد',
    days: [-30, 335],
  },
  {
    code: 'SAVE25',
    type: 'fixed',
    value: 2500,
    minPurchase: 20_000,
    usageLimit: 100,
    description: 'Discount on large orders · خصم على الطلبات الكبيرة',
    days: [-10, 80],
  },
  {
    code: 'SUMMER15',
    type: 'percentage',
    value: 1500,
    description: 'Summer offers · عروض الصيف',
    days: [-90, -15],
  },
] as const;

/** Inserts codes that are valid and one that has expired. `applyDemoPromos` then applies them to orders. */
export async function seedPromos(db: Database, pharmacyIds: readonly number[], now: Date): Promise<Promo[]> {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const rows = pharmacyIds.flatMap((pharmacyId) =>
    PROMOS.map(({ days: [start, end], ...promo }) => ({
      ...promo,
      pharmacyId,
      createdAt: after(start),
      startsOn: dayInCairo(after(start)),
      endsOn: dayInCairo(after(end)),
    })),
  );
  return db.insert(promoCodes).values(rows).returning();
}
