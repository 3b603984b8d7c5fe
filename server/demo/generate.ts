import { notLike, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { governorateCounts, shelfCounts, textCounts, users } from '../db/schema';
import { hashPassword } from '../modules/accounts/passwords.service';
import { seedCategories } from '../reference/seedCategories';
import { seedLocations } from '../reference/seedLocations';
import { StartError } from '../startError';
import { generateCustomers } from './generateCustomers';
import { generateListings } from './generateListings';
import { generateOrders } from './generateOrders';
import { generatePharmacies } from './generatePharmacies';
import type { GeneratorContext, Progress } from './generatorContext';
import { loadPlaces } from './places';
import { makeRandom } from './seedRandom';

export const GENERATED_PASSWORD = 'Dawaya#2026';
const ORDERS_PER_CUSTOMER = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface GenerateOptions {
  pharmacies: number;
  medications: number;
  orders: number;
  /** The same seed makes the same data in an empty database. */
  seed: number;
  /** Whether the data may be added to a database that people, or an earlier run, have already filled. */
  mayAdd: boolean;
  now: Date;
  onProgress: (progress: Progress) => void;
}

/** Generates any amount of believable data for measurements, all of it or nothing. */
export async function generate(db: Database, options: GenerateOptions): Promise<void> {
  const { pharmacies, medications, orders, seed, mayAdd, now, onProgress } = options;
  await db.transaction(async (tx) => {
    if (!mayAdd) await assertUnused(tx);
    await seedLocations(tx);
    await seedCategories(tx);

    const joinedAt = new Date(now.getTime() - 90 * DAY_MS);
    const passwordHash = await hashPassword(GENERATED_PASSWORD);
    const context: GeneratorContext = {
      db: tx,
      random: makeRandom(seed),
      passwordHash,
      now,
      joinedAt,
      report: onProgress,
    };
    const places = await loadPlaces(tx);

    const shops = await generatePharmacies(context, places, pharmacies);
    const shelves = await generateListings(context, shops, medications);
    const buyers = await generateCustomers(context, places, Math.ceil(orders / ORDERS_PER_CUSTOMER));
    await generateOrders(context, { shops: shelves, buyers, count: orders });
  });
  // The planner's statistics are from before, and an index-only scan needs vacuumed pages: measurements must not have to wait for
  // autovacuum.
  await db.execute(sql`vacuum analyze`);
  // Each batch has updated the counts, and a single transaction keeps every earlier version of them. A real market never leaves so many at
  // a time.
  await db.execute(sql`vacuum (full, analyze) ${shelfCounts}, ${governorateCounts}, ${textCounts}`);
}

/** Refuses a database that people or an earlier run have filled. The demo's own data is allowed. */
async function assertUnused(db: Database): Promise<void> {
  const [somebody] = await db
    .select({ id: users.id })
    .from(users)
    .where(notLike(users.email, '%@dawaya.example'))
    .limit(1);
  if (somebody) throw new StartError('The database holds accounts already; --add puts the generated data beside them');
}
