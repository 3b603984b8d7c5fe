import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../server/db/database';
import { inTransaction } from '../../server/db/inTransaction';
import { isOffered } from '../../server/db/offered';
import {
  cartItems,
  governorates,
  medicationCategories,
  medications,
  pharmacies,
  pharmacyStaff,
  sessions,
  userAddresses,
  users,
} from '../../server/db/schema';
import { generate } from '../../server/demo/generate';
import type { Progress } from '../../server/demo/generatorContext';
import { seedRows } from '../../server/demo/seedRows';
import { StartError } from '../../server/startError';

export interface Amounts {
  pharmacies: number;
  medications: number;
}

const ORDERS = 200_000;
const NAMES_SEARCHED = 200;
const LISTINGS_BOUGHT_PER_PHARMACY = 4;
/** More than any run can sell. */
const UNLIMITED_STOCK = 1_000_000;
/** Every 14th sale changes the product's `stock_level`, as with a stock of fifty. Such a sale updates all indexes. */
const SALES_OF_A_LEVEL = 14;
const ROWS_PER_STATEMENT = 5_000;

export interface CartRow {
  userId: number;
  medicationId: number;
  quantity: number;
}

export interface Market {
  categoryIds: number[];
  governorateIds: number[];
  medicationIds: number[];
  /** Medications with unlimited stock, one list per pharmacy. */
  shelves: number[][];
  customers: { userId: number; addressId: number; sessionId: string }[];
  staff: { userId: number; pharmacyId: number; sessionId: string }[];
  /** Names of customers, to search for. */
  people: string[];
}

/** Fills an empty database, unless an earlier run has done so. */
export async function fillMarket(
  db: Database,
  amounts: Amounts,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const found = { pharmacies: await db.$count(pharmacies), medications: await db.$count(medications) };
  if (found.pharmacies === amounts.pharmacies && found.medications === amounts.medications) return;
  if (found.pharmacies > 0) {
    throw new StartError(
      `The data folder holds ${found.medications} listings of ${found.pharmacies} pharmacies: name another with --data-dir`,
    );
  }
  await generate(db, { ...amounts, orders: ORDERS, seed: 1, mayAdd: false, now: new Date(), onProgress });
}

/** Signs everybody in, and makes the stock of some medications unlimited. */
export async function openMarket(db: Database): Promise<Market> {
  await db.execute(sql`truncate ${sessions} cascade`);
  const market = await readMarket(db);
  // The level changes when the stock falls below a square, here a million (a thousand squared). The starting stocks lie 0 to 13 units above
  // it.
  const stock = sql`${UNLIMITED_STOCK} + ${medications.id} % ${SALES_OF_A_LEVEL}`;
  await db.update(medications).set({ stock }).where(inArray(medications.id, market.shelves.flat()));
  await db.execute(sql`vacuum analyze`);
  return market;
}

async function readMarket(db: Database): Promise<Market> {
  const onSale = await db
    .select({ id: medications.id, pharmacyId: medications.pharmacyId })
    .from(medications)
    .where(and(isOffered, gt(medications.stock, 0)))
    .orderBy(asc(medications.id));
  const offered = new Map<number, number[]>();
  for (const { id, pharmacyId } of onSale) {
    const ids = offered.get(pharmacyId);
    if (ids) ids.push(id);
    else offered.set(pharmacyId, [id]);
  }
  const idsOf = async (table: typeof medicationCategories | typeof governorates) =>
    (await db.select({ id: table.id }).from(table).orderBy(asc(table.id))).map(({ id }) => id);
  return {
    categoryIds: await idsOf(medicationCategories),
    governorateIds: await idsOf(governorates),
    medicationIds: onSale.map(({ id }) => id),
    shelves: [...offered.values()].map(pickSpread),
    people: await namesOf(db),
    customers: await openSessions(
      db,
      await db
        .select({ userId: userAddresses.userId, addressId: userAddresses.id })
        .from(userAddresses)
        .where(eq(userAddresses.isDefault, true))
        .orderBy(asc(userAddresses.userId)),
    ),
    staff: await openSessions(
      db,
      await db
        .select({ userId: pharmacyStaff.userId, pharmacyId: pharmacyStaff.pharmacyId })
        .from(pharmacyStaff)
        .orderBy(asc(pharmacyStaff.userId)),
    ),
  };
}

/** Spread over the table, so that two products bought from one pharmacy are seldom in the same database page. */
function pickSpread(shelf: readonly number[]): number[] {
  const step = Math.max(1, Math.floor(shelf.length / LISTINGS_BOUGHT_PER_PHARMACY));
  return shelf.filter((_, index) => index % step === 0).slice(0, LISTINGS_BOUGHT_PER_PHARMACY);
}

async function namesOf(db: Database): Promise<string[]> {
  const people = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.userType, 'user'))
    .orderBy(asc(users.id))
    .limit(NAMES_SEARCHED);
  return people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

/** Opens a session for each person, without which the server refuses their token. */
async function openSessions<T extends { userId: number }>(db: Database, people: readonly T[]) {
  const signedIn = people.map((person) => ({ ...person, sessionId: randomUUID() }));
  for (let start = 0; start < signedIn.length; start += ROWS_PER_STATEMENT) {
    const some = signedIn.slice(start, start + ROWS_PER_STATEMENT);
    await db.insert(sessions).values(some.map(({ userId, sessionId }) => ({ id: sessionId, userId })));
  }
  return signedIn;
}

/** Replaces the content of all carts. Late calls of the previous measurement wait for the lock and may still add to them. */
export async function fillCarts(db: Database, rows: readonly CartRow[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`truncate ${cartItems}`);
    await seedRows(tx, cartItems, rows);
  });
  await db.execute(sql`vacuum analyze ${cartItems}`);
}
