import { asc, inArray } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { medications } from '../../db/schema';

/** What an import may change of these products, which are the pharmacy's own. */
const selectKnown = (db: Database, ids: number[]) =>
  db
    .select({
      id: medications.id,
      price: medications.price,
      stock: medications.stock,
      lowStockAlert: medications.lowStockAlert,
      expiryDate: medications.expiryDate,
      prescriptionRequired: medications.prescriptionRequired,
    })
    .from(medications)
    .where(inArray(medications.id, ids))
    .orderBy(asc(medications.id));

export const findKnown = async (db: Database, ids: number[]) => selectKnown(db, ids);

/** Holds them until the transaction ends, in the order of ids that every checkout follows: no sale moves a stock meanwhile. */
export const lockKnown = async (tx: Database, ids: number[]) => selectKnown(tx, ids).for('no key update');

export type Known = Awaited<ReturnType<typeof findKnown>>[number];
