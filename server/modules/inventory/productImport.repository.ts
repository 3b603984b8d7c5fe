import { asc, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { isOwnMedication } from '../../db/isOwnMedication';
import { medications } from '../../db/schema';

/**
 * Until this transaction ends no other import of the pharmacy begins: what is sent again waits for what was sent before, and finds it.
 * Not by the row of the pharmacy, which is held after its products where one of them goes on or off sale.
 */
export const lockImports = (tx: Database, pharmacyId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('product_imports'), ${pharmacyId})`);

/** What an import may change of these products of the pharmacy. */
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

/** Holds them until the transaction ends, in the order of ids that every checkout follows: no sale moves a stock meanwhile. */
export const lockExisting = async (tx: Database, pharmacyId: number, ids: number[]) =>
  selectExisting(tx, pharmacyId, ids).for('no key update');

export type ExistingProduct = Awaited<ReturnType<typeof findExisting>>[number];

export type ExistingChange = Omit<ExistingProduct, 'stock' | 'textId'>;

/** Sets what each of them says of itself, in one statement; the caller holds them all. */
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
