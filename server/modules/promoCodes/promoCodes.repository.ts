import { and, asc, desc, eq, inArray, ne, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { PromoListQuery, PromoSort } from '@contract/promoCode';

import type { Database } from '../../db/database';
import { holdsFolded, likeLiteral } from '../../db/foldedText';
import { promoCodes, promoRedemptions } from '../../db/schema';
import { TODAY } from '../../db/today';
import { offsetOf } from '../../http';

/** The columns that staff may set. */
export type PromoValues = Omit<typeof promoCodes.$inferInsert, 'id' | 'pharmacyId' | 'usedCount' | 'createdAt'>;

const isExpired = sql<boolean>`${promoCodes.endsOn} < ${TODAY}`;
const isActive = sql`${promoCodes.isActive} and ${promoCodes.endsOn} >= ${TODAY}`;
const isInactive = sql`not ${promoCodes.isActive} and ${promoCodes.endsOn} >= ${TODAY}`;

const STATUS = {
  all: undefined,
  active: isActive,
  inactive: isInactive,
  expired: isExpired,
} satisfies Record<PromoListQuery['status'], SQL | undefined>;

// A percentage and an amount cannot be compared, so codes are sorted by kind first and then by value. The id breaks ties.
const ORDER_BY = {
  'created_at-desc': [desc(promoCodes.id)],
  'code-asc': [asc(promoCodes.code)],
  'code-desc': [desc(promoCodes.code)],
  'discount-asc': [asc(promoCodes.type), asc(promoCodes.value), asc(promoCodes.id)],
  'discount-desc': [desc(promoCodes.type), desc(promoCodes.value), desc(promoCodes.id)],
  'end_date-asc': [asc(promoCodes.endsOn), asc(promoCodes.id)],
  'end_date-desc': [desc(promoCodes.endsOn), desc(promoCodes.id)],
} satisfies Record<PromoSort, SQL[]>;

const isOwn = (pharmacyId: number, id: number) => and(eq(promoCodes.pharmacyId, pharmacyId), eq(promoCodes.id, id));

function matchesSearch(q: string): SQL | undefined {
  if (!q) return undefined;
  const holds = (column: SQLWrapper) => holdsFolded(sql`fold_text(${column})`, likeLiteral(q));
  return or(holds(promoCodes.code), holds(promoCodes.description));
}

const termColumns = {
  id: promoCodes.id,
  code: promoCodes.code,
  type: promoCodes.type,
  value: promoCodes.value,
  minPurchase: promoCodes.minPurchase,
  startsOn: promoCodes.startsOn,
  endsOn: promoCodes.endsOn,
  usageLimit: promoCodes.usageLimit,
  perCustomerLimit: promoCodes.perCustomerLimit,
  usedCount: promoCodes.usedCount,
  isActive: promoCodes.isActive,
};

const selectPromos = (db: Database) =>
  db
    .select({
      ...termColumns,
      description: promoCodes.description,
      isExpired,
    })
    .from(promoCodes);

export type FoundPromo = Awaited<ReturnType<typeof selectPromos>>[number];

/** One page of a pharmacy's codes, and the total of all that match. */
export async function findPromos(db: Database, pharmacyId: number, query: PromoListQuery) {
  const where = and(eq(promoCodes.pharmacyId, pharmacyId), STATUS[query.status], matchesSearch(query.q));
  const [rows, total] = await Promise.all([
    selectPromos(db)
      .where(where)
      .orderBy(...ORDER_BY[query.sort])
      .limit(query.paginate)
      .offset(offsetOf(query)),
    db.$count(promoCodes, where),
  ]);
  return { rows, total };
}

export async function findPromo(db: Database, pharmacyId: number, id: number): Promise<FoundPromo | undefined> {
  const [promo] = await selectPromos(db).where(isOwn(pharmacyId, id));
  return promo;
}

/** Locks the code until the transaction ends, so that nobody else changes it and no use is counted meanwhile. */
export async function lockPromo(db: Database, pharmacyId: number, id: number): Promise<FoundPromo | undefined> {
  const [promo] = await selectPromos(db).where(isOwn(pharmacyId, id)).for('no key update');
  return promo;
}

/** Whether the pharmacy has another code of this name. */
export async function isCodeTaken(db: Database, pharmacyId: number, code: string, id: number): Promise<boolean> {
  const named = and(eq(promoCodes.pharmacyId, pharmacyId), eq(promoCodes.code, code), ne(promoCodes.id, id));
  return (await db.$count(promoCodes, named)) > 0;
}

/** Undefined if the pharmacy already has a code of this name. */
export async function insertPromo(db: Database, pharmacyId: number, values: PromoValues): Promise<number | undefined> {
  const [promo] = await db
    .insert(promoCodes)
    .values({ ...values, pharmacyId })
    .onConflictDoNothing({ target: [promoCodes.pharmacyId, promoCodes.code] })
    .returning({ id: promoCodes.id });
  return promo?.id;
}

export const updatePromoRow = (db: Database, pharmacyId: number, id: number, values: PromoValues) =>
  db.update(promoCodes).set(values).where(isOwn(pharmacyId, id));

/** Returns whether there was such a code. */
export async function deletePromoRow(db: Database, pharmacyId: number, id: number): Promise<boolean> {
  const deleted = await db.delete(promoCodes).where(isOwn(pharmacyId, id)).returning({ id: promoCodes.id });
  return deleted.length > 0;
}

/** The terms that a cart needs of a code, and how often this customer has used it. */
const selectTerms = (db: Database, userId: number, where: SQL | undefined) =>
  db
    .select({
      ...termColumns,
      pharmacyId: promoCodes.pharmacyId,
      usedByCustomer: sql<number>`(
        select count(*)::integer from ${promoRedemptions}
        where ${eq(promoRedemptions.promoCodeId, promoCodes.id)} and ${eq(promoRedemptions.userId, userId)}
      )`,
    })
    .from(promoCodes)
    .where(where);

export type CartPromo = Awaited<ReturnType<typeof selectTerms>>[number];

/** Codes by id, for the cart of this customer. */
export const findCartPromos = (db: Database, userId: number, ids: number[]): Promise<CartPromo[]> =>
  selectTerms(db, userId, inArray(promoCodes.id, ids));

/**
 * The same, locked until the transaction ends: of two orders that want the last use, the second sees that it is gone. In the order of ids,
 * as everybody locks codes. The customer has to be locked before, so that no other order of theirs is left uncounted.
 */
export const lockCartPromos = (db: Database, userId: number, ids: number[]): Promise<CartPromo[]> =>
  selectTerms(db, userId, inArray(promoCodes.id, ids))
    .orderBy(asc(promoCodes.id))
    .for('no key update', { of: promoCodes });

/** The codes of this name at some pharmacies, locked so that none is deleted before the transaction ends. */
export const findPromosByCode = (db: Database, userId: number, code: string, pharmacyIds: number[]) =>
  selectTerms(db, userId, and(eq(promoCodes.code, code), inArray(promoCodes.pharmacyId, pharmacyIds))).for(
    'key share',
    {
      of: promoCodes,
    },
  );

export interface Redemption {
  orderId: number;
  promoCodeId: number;
  userId: number;
}

/** Counts the use of codes, each by one order. The caller holds their locks. */
export async function redeemPromos(db: Database, redemptions: Redemption[]): Promise<void> {
  await db.insert(promoRedemptions).values(redemptions);
  const ids = redemptions.map(({ promoCodeId }) => promoCodeId);
  await db
    .update(promoCodes)
    .set({ usedCount: sql`${promoCodes.usedCount} + 1` })
    .where(inArray(promoCodes.id, ids));
}

/** Takes back the use of a code by a cancelled order. Does nothing if the order used none. */
export async function undoRedemption(db: Database, orderId: number): Promise<void> {
  const [redemption] = await db
    .delete(promoRedemptions)
    .where(eq(promoRedemptions.orderId, orderId))
    .returning({ promoCodeId: promoRedemptions.promoCodeId });
  if (!redemption) return;
  await db
    .update(promoCodes)
    .set({ usedCount: sql`${promoCodes.usedCount} - 1` })
    .where(eq(promoCodes.id, redemption.promoCodeId));
}
