import { and, asc, count, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';

import { QUANTITY } from '@contract/cart';

import type { Database } from '../../db/database';
import { medicineReference } from '../../db/idAndNames';
import { isApproved, isOffered } from '../../db/offered';
import { prepared } from '../../db/prepared';
import { cartItems, cartPromoCodes, medications, pharmacies, sessions, users } from '../../db/schema';
import { TODAY } from '../../db/today';

/** Only what an approved pharmacy offers may be bought. */
const isSold = and(isOffered, isApproved);

/** It takes orders, or takes them again. */
const isOpen = or(isNull(pharmacies.closedUntil), lte(pharmacies.closedUntil, TODAY));

const isLine = (userId: number, medicationId: number) =>
  and(eq(cartItems.userId, userId), eq(cartItems.medicationId, medicationId));

/** The code kept for the line's pharmacy. Not a join: Drizzle reads rows of an outer one far more slowly. */
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

/** In order of adding. */
export const findLines = (db: Database, userId: number) =>
  prepared(db, 'cart lines', (name) =>
    selectLines(db).orderBy(asc(cartItems.createdAt), asc(cartItems.medicationId)).prepare(name),
  ).execute({ userId });

/**
 * Holds the lines and their medications until the transaction ends. Everybody locks medications in the order of their
 * ids, so two baskets can never wait for each other; the weaker lock lets others add the same medication meanwhile.
 */
export const lockLines = (db: Database, userId: number) =>
  prepared(db, 'locked cart lines', (name) =>
    selectLines(db)
      .orderBy(asc(cartItems.medicationId))
      .for('no key update', { of: [cartItems, medications] })
      .prepare(name),
  ).execute({ userId });

/** Units on the shelf, and whether orders are taken; undefined where the medication is not sold. */
export async function findOffer(db: Database, medicationId: number) {
  const [row] = await db
    .select({ stock: medications.stock, closedUntil: pharmacies.closedUntil })
    .from(medications)
    .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
    .where(and(eq(medications.id, medicationId), isSold));
  return row;
}

/** What is left of these medications, and whether they are sold at all. */
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
  /** The same for a call that comes twice. */
  additionKey: string | null;
}

/** Whether the last units of this line were added by the same call. */
export async function isAdded(db: Database, { userId, medicationId, additionKey }: AddedUnits): Promise<boolean> {
  if (additionKey === null) return false;
  const isByCall = eq(cartItems.additionKey, additionKey);
  return (await db.$count(cartItems, and(isLine(userId, medicationId), isByCall))) > 0;
}

/**
 * Adds units where every rule of the cart holds, and says whether it did: the account is there and still whose it was, the medication sold,
 * orders taken, no limit passed, neither of the line nor of the cart nor of the shelf, and the line not added to by the same call already. One call to the database instead of one for each rule.
 * Holds the account, whose cart goes where it is deleted or handed over at this moment. Of calls at once none sees the line of
 * another: `maxLines` is kept exactly by callers that hold the account's lock before.
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
  // Where this has waited for the account, PostgreSQL reads the account anew and the session as it was. Hardly any account has been handed
  // over, and the session is looked up only of one that was.
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

/** Undefined where there is no such account. */
export async function countLines(db: Database, userId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ total: count(cartItems.medicationId) })
    .from(users)
    .leftJoin(cartItems, eq(cartItems.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .groupBy(users.id);
  return row?.total;
}

/** Says whether there was such a line. */
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
