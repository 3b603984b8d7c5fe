import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { cartPromoCodes } from '../../db/schema';

interface NewKept {
  userId: number;
  pharmacyId: number;
  promoCodeId: number;
  code: string;
}

const isKept = (userId: number, promoCodeIds: number[]) =>
  and(eq(cartPromoCodes.userId, userId), inArray(cartPromoCodes.promoCodeId, promoCodeIds));

/** Replaces the codes that were kept for these pharmacies before. */
export const keepPromos = (db: Database, kept: NewKept[]) =>
  db
    .insert(cartPromoCodes)
    .values(kept)
    .onConflictDoUpdate({
      target: [cartPromoCodes.userId, cartPromoCodes.pharmacyId],
      set: { promoCodeId: sql`excluded.promo_code_id`, code: sql`excluded.code` },
    });

/** Kept codes as they were when they were entered. */
export const findPromoNames = (db: Database, userId: number, promoCodeIds: number[]) =>
  db
    .select({ id: cartPromoCodes.promoCodeId, code: cartPromoCodes.code })
    .from(cartPromoCodes)
    .where(isKept(userId, promoCodeIds));

export const deletePromoOf = (db: Database, userId: number, pharmacyId: number) =>
  db.delete(cartPromoCodes).where(and(eq(cartPromoCodes.userId, userId), eq(cartPromoCodes.pharmacyId, pharmacyId)));

export const deletePromos = (db: Database, userId: number, promoCodeIds: number[]) =>
  db.delete(cartPromoCodes).where(isKept(userId, promoCodeIds));

export const deleteAllPromos = (db: Database, userId: number) =>
  db.delete(cartPromoCodes).where(eq(cartPromoCodes.userId, userId));
