import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { notifications, users } from '../db/schema';
import { hashPassword, isPasswordOf } from '../modules/accounts/passwords.service';
import { seedCategories } from '../reference/seedCategories';
import { seedLocations } from '../reference/seedLocations';
import { CUSTOMERS } from './customers';
import { PHARMACIES } from './pharmacies';
import { loadPlaces } from './places';
import { seedCard } from './seedCard';
import { customerEmail, seedCustomers } from './seedCustomers';
import { seedListings } from './seedListings';
import { seedOrders } from './seedOrders';
import { seedPharmacies, staffEmail } from './seedPharmacies';
import { seedPromos } from './seedPromos';
import { makeRandom } from './seedRandom';
import { seedStockBook } from './seedStockBook';

const DEMO_PASSWORD = 'Dawaya#2026';
const SEED = 2026;
/** An advisory lock: two servers that start at once seed one after the other, and the second finds the work done. */
const SEED_LOCK = 0x64617763;
const OPENED_DAYS_AGO = 90;
/** How many pharmacies the demo accounts of staff belong to. */
const STAFFED_IN_DEMO = 2;

interface DemoAccount {
  role: 'customer' | 'pharmacy';
  email: string;
  password: string;
}

interface Demo {
  /** False if the demo was there already, or if the database belongs to real people. */
  isNew: boolean;
  accounts: DemoAccount[];
}

/** Fills an empty database with the demo, all of it or nothing. Leaves every other database alone. */
export async function seedDemo(db: Database): Promise<Demo> {
  const isNew = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [anybody] = await tx.select({ id: users.id }).from(users).limit(1);
    if (anybody) return false;
    await fill(tx);
    return true;
  });
  return { isNew, accounts: isNew || (await isDemo(db)) ? demoAccounts() : [] };
}

async function fill(db: Database): Promise<void> {
  const random = makeRandom(SEED);
  const now = new Date();
  const createdAt = new Date(now.getTime() - OPENED_DAYS_AGO * 24 * 60 * 60 * 1000);
  const passwordHash = await hashPassword(DEMO_PASSWORD);

  await seedLocations(db);
  await seedCategories(db);
  const places = await loadPlaces(db);
  const pharmacies = await seedPharmacies(db, { random, places, passwordHash, createdAt });
  const promos = await seedPromos(
    db,
    pharmacies.slice(0, STAFFED_IN_DEMO).map(({ id }) => id),
    now,
  );
  const listings = await seedListings(db, { random, pharmacyIds: pharmacies.map(({ id }) => id), now });
  const buyers = await seedCustomers(db, { places, passwordHash, createdAt });
  await seedCard(db, buyers[0], createdAt);
  const shops = pharmacies.map((pharmacy) => ({ ...pharmacy, listings: listings.get(pharmacy.id) ?? [] }));
  await seedOrders(db, { random, buyers, shops, promos, now });
  await seedStockBook(db, { shops, now });
  // Notifications about the seeded orders are shown, but no mails are sent about them.
  await db.update(notifications).set({ isMailed: true });
}

async function isDemo(db: Database): Promise<boolean> {
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, customerEmail('Mona')));
  return known !== undefined;
}

function demoAccounts(): DemoAccount[] {
  const account = (role: DemoAccount['role'], email: string) => ({ role, email, password: DEMO_PASSWORD });
  return [
    ...CUSTOMERS.slice(0, 1).map(({ firstName }) => account('customer', customerEmail(firstName))),
    ...PHARMACIES.map(({ name }) => account('pharmacy', staffEmail(name))),
  ];
}

/**
 * How many accounts of the demo exist and still have the password that the README prints. Only those with a confirmed e-mail count: in a
 * real shop anybody may sign up with such an e-mail and that password, but nobody can confirm it.
 */
export async function countOpenDemoAccounts(db: Database): Promise<number> {
  const emails = [
    ...CUSTOMERS.map(({ firstName }) => customerEmail(firstName)),
    ...PHARMACIES.map(({ name }) => staffEmail(name)),
  ];
  const accounts = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.email, emails), isNotNull(users.emailVerifiedAt)));
  const isOpen = await Promise.all(accounts.map((account) => isPasswordOf(account, DEMO_PASSWORD)));
  return isOpen.filter(Boolean).length;
}
