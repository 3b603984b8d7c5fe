import { asc, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { isOwnMedication } from '../../db/isOwnMedication';
import { medications } from '../../db/schema';

/**
 * Lets imports of a pharmacy run one at a time, so that a repeated import waits for the first and finds its rows. This is not done by
 * locking the pharmacy's row: other transactions lock that row after products, when one is listed or taken off sale.
 */
export const lockImports = (tx: Database, pharmacyId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('product_imports'), ${pharmacyId})`);

/** What an import may change in these products of the pharmacy. */
const selectExisting = (db: Database, pharmacyId: number, ids: number[]) =>
  db
    .select({
      id: medications.id,
      textId: medications.textId,
      price: medications.price,
      stock: medications.stock,
      lowStockAlert: medications.lowStockAlert,
      expiryDate: medications.expiryDate,
      prescriptionRequired: medications.prescriptionRequired,
    })
    .from(medications)
    .where(isOwnMedication(pharmacyId, ids))
    .orderBy(asc(medications.id));

export const findExisting = async (db: Database, pharmacyId: number, ids: number[]) =>
  selectExisting(db, pharmacyId, ids);

/**
 * Locks the products until the transaction ends, so that no sale changes a stock meanwhile. In the order of ids, as every checkout does.
 */
export const lockExisting = async (tx: Database, pharmacyId: number, ids: number[]) =>
  selectExisting(tx, pharmacyId, ids).for('no key update');

export type ExistingProduct = Awaited<ReturnType<typeof findExisting>>[number];

export type ExistingChange = Omit<ExistingProduct, 'stock' | 'textId'>;

/** Applies the change of each product in one statement. The caller holds the locks. */
export function updateExisting(tx: Database, pharmacyId: number, changes: ExistingChange[]) {
  const each = (read: (change: ExistingChange) => unknown) => sql.param(changes.map(read));
  return tx
    .update(medications)
    .set({
      price: sql`changed.price`,
      lowStockAlert: sql`changed.low_stock_alert`,
      expiryDate: sql`changed.expiry_date`,
      prescriptionRequired: sql`changed.prescription_required`,
      updatedAt: sql`now()`,
    })
    .from(
      sql`unnest(
        ${each(({ id }) => id)}::integer[], ${each(({ price }) => price)}::integer[], ${each((change) => change.lowStockAlert)}::integer[],
        ${each(({ expiryDate }) => expiryDate)}::date[], ${each((change) => change.prescriptionRequired)}::boolean[]
      ) as changed (id, price, low_stock_alert, expiry_date, prescription_required)`,
    )
    .where(isOwnMedication(pharmacyId, sql`changed.id`));
}
