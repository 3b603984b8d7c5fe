import { and, asc, count, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';

import { QUANTITY } from '@contract/cart';

import type { Database } from '../../db/database';
import { medicineReference } from '../../db/idAndNames';
import { isApproved, isOffered } from '../../db/offered';
import { prepared } from '../../db/prepared';
import { cartItems, cartPromoCodes, medications, pharmacies, sessions, users } from '../../db/schema';
import { TODAY } from '../../db/today';

/** Whether a medication can be bought: it is offered, and its pharmacy is approved. */
const isSold = and(isOffered, isApproved);

/** Whether the pharmacy takes orders today. */
const isOpen = or(isNull(pharmacies.closedUntil), lte(pharmacies.closedUntil, TODAY));

const isLine = (userId: number, medicationId: number) =>
  and(eq(cartItems.userId, userId), eq(cartItems.medicationId, medicationId));

/** The id of the code kept for the pharmacy of the line. A subquery, since Drizzle reads the rows of an outer join far more slowly. */
const promoCodeId = sql<number | null>`(
  select ${cartPromoCodes.promoCodeId} from ${cartPromoCodes}
  where ${and(eq(cartPromoCodes.userId, cartItems.userId), eq(cartPromoCodes.pharmacyId, pharmacies.id))}
)`;

const selectLines = (db: Database) =>
  db
    .select({
      quantity: cartItems.quantity,
      addedAt: cartItems.createdAt,
      isSold: sql<boolean>`${isSold}`,
      promoCodeId,
      medication: {
        id: medications.id,
        name: medications.name,
        nameAr: medications.nameAr,
        strength: medications.strength,
        dosageForm: medications.dosageForm,
        prescriptionRequired: medications.prescriptionRequired,
        image: medications.image,
        price: medications.price,
        stock: medications.stock,
      },
      pharmacy: {
        id: pharmacies.id,
        name: pharmacies.name,
        nameAr: pharmacies.nameAr,
        isDeliveryAvailable: pharmacies.isDeliveryAvailable,
        deliveryFee: pharmacies.deliveryFee,
        freeDeliveryThreshold: pharmacies.freeDeliveryThreshold,
        closedUntil: pharmacies.closedUntil,
      },
    })
    .from(cartItems)
    .innerJoin(medications, eq(medications.id, cartItems.medicationId))
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
    .where(eq(cartItems.userId, sql.placeholder('userId')));

export type FoundLine = Awaited<ReturnType<typeof selectLines>>[number];

/** In the order in which they were added. */
export const findLines = (db: Database, userId: number) =>
  prepared(db, 'cart lines', (name) =>
    selectLines(db).orderBy(asc(cartItems.createdAt), asc(cartItems.medicationId)).prepare(name),
  ).execute({ userId });

/**
 * Locks the lines and their medications until the transaction ends. Everybody locks medications in the order of their ids, so that two
 * checkouts never wait for each other. With this weaker lock, others can still add the same medication to their carts.
 */
export const lockLines = (db: Database, userId: number) =>
  prepared(db, 'locked cart lines', (name) =>
    selectLines(db)
      .orderBy(asc(cartItems.medicationId))
      .for('no key update', { of: [cartItems, medications] })
      .prepare(name),
  ).execute({ userId });

/** The stock of a medication, and when its pharmacy opens again; undefined if the medication is not sold. */
export async function findOffer(db: Database, medicationId: number) {
  const [row] = await db
    .select({ stock: medications.stock, closedUntil: pharmacies.closedUntil })
    .from(medications)
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
    .where(and(eq(medications.id, medicationId), isSold));
  return row;
}

/** The stock of these medications, and whether they are sold at all. */
export const findOffers = (db: Database, medicationIds: number[]) =>
  db
    .select({
      medication: medicineReference(medications),
      stock: medications.stock,
      isSold: sql<boolean>`${isSold}`,
      closedUntil: pharmacies.closedUntil,
    })
    .from(medications)
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
    .where(inArray(medications.id, medicationIds));

export async function findQuantity(db: Database, userId: number, medicationId: number): Promise<number> {
  const [row] = await db.select({ quantity: cartItems.quantity }).from(cartItems).where(isLine(userId, medicationId));
  return row?.quantity ?? 0;
}

export interface NewUnits {
  userId: number;
  medicationId: number;
  quantity: number;
}

export interface AddedUnits extends NewUnits {
  sessionId: string;
  /** The idempotency key of the call; null without one. */
  additionKey: string | null;
}

/** Whether this call has added the last units of the line already. */
export async function isAdded(db: Database, { userId, medicationId, additionKey }: AddedUnits): Promise<boolean> {
  if (additionKey === null) return false;
  const isByCall = eq(cartItems.additionKey, additionKey);
  return (await db.$count(cartItems, and(isLine(userId, medicationId), isByCall))) > 0;
}

/**
 * Adds units if every rule of the cart allows it, and returns whether it did: the account exists and has not been handed over, the
 * medication is sold, the pharmacy takes orders, no limit of the line, the cart or the stock is exceeded, and the same call has not added
 * to the line already. This is one call to the database instead of one for each rule. It locks the account, since the cart is deleted if
 * the account is deleted or handed over at this moment. Concurrent calls do not see each other's new lines: `maxLines` is exact only if the
 * caller has locked the account before.
 */
export async function addAllowedUnits(db: Database, units: AddedUnits, maxLines: number): Promise<boolean> {
  const addition = prepared(db, 'add to cart', (name) => insertAllowedUnits(db).prepare(name));
  const rows = await addition.execute({ ...units, maxLines });
  return rows.length > 0;
}

function insertAllowedUnits(db: Database) {
  const parameters = {
    userId: sql.placeholder('userId'),
    sessionId: sql.placeholder('sessionId'),
    medicationId: sql.placeholder('medicationId'),
    quantity: sql`${sql.placeholder('quantity')}::integer`,
    additionKey: sql`${sql.placeholder('additionKey')}::varchar`,
  };
  // If this statement has waited for the lock of the account, PostgreSQL reads the account again, but the session as it was at the start.
  // Hence the session's age is compared; it is looked up only for an account that was handed over, which is rare.
  const signedInAt = sql`(select ${sessions.createdAt} from ${sessions} where ${eq(sessions.id, parameters.sessionId)})`;
  const isStillOwners = or(isNull(users.handedOverAt), lt(users.handedOverAt, signedInAt));
  const ofUser = sql`from ${cartItems} where ${eq(cartItems.userId, parameters.userId)}`;
  const hasFreeLine = sql`(
    exists (select ${ofUser} and ${eq(cartItems.medicationId, parameters.medicationId)})
    or (select count(*) ${ofUser}) < ${sql.placeholder('maxLines')}
  )`;
  const limit = sql`least(${medications.stock}, ${sql.raw(String(QUANTITY.max))})`;
  const sum = sql`${cartItems.quantity} + excluded.quantity`;

  return db
    .insert(cartItems)
    .select(
      sql`select ${users.id}, ${medications.id}, ${parameters.quantity}, now(), ${parameters.additionKey}
        from ${users}, ${medications} join ${pharmacies} on ${eq(pharmacies.id, medications.pharmacyId)}
        where ${and(eq(users.id, parameters.userId), isNull(users.deletedAt), isStillOwners, eq(medications.id, parameters.medicationId), isSold, isOpen, sql`${parameters.quantity} <= ${limit}`, hasFreeLine)}
        for share of ${users}`,
    )
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.medicationId],
      set: { quantity: sum, additionKey: sql`excluded.addition_key` },
      setWhere: sql`(excluded.addition_key is null or ${cartItems.additionKey} is distinct from excluded.addition_key)
        and ${sum} <= (select ${limit} from ${medications} where ${medications.id} = excluded.medication_id)`,
    })
    .returning({ quantity: cartItems.quantity });
}

/** Undefined if there is no such account. */
export async function countLines(db: Database, userId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ total: count(cartItems.medicationId) })
    .from(users)
    .leftJoin(cartItems, eq(cartItems.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .groupBy(users.id);
  return row?.total;
}

/** Returns whether there was such a line. */
export async function setUnits(db: Database, { userId, medicationId, quantity }: NewUnits): Promise<boolean> {
  const rows = await db
    .update(cartItems)
    .set({ quantity })
    .where(isLine(userId, medicationId))
    .returning({ quantity: cartItems.quantity });
  return rows.length > 0;
}

export const deleteLine = (db: Database, userId: number, medicationId: number) =>
  db.delete(cartItems).where(isLine(userId, medicationId));

export const deleteAllLines = (db: Database, userId: number) =>
  db.delete(cartItems).where(eq(cartItems.userId, userId));
