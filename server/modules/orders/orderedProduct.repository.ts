import { type Column, sql } from 'drizzle-orm';

import { beginsWithWords, mayNameProduct } from '../../db/foldedText';
import { medications, orderItems, orders } from '../../db/schema';

const WORDS = sql.placeholder('productWords');

/**
 * Whether a product of the pharmacy that is called so was ordered. By the names of today, hundreds in two indexes, which are read only
 * where a product may be meant: those of the day of the order stand with each of its items, and an index over them would be paid by
 * every checkout.
 */
export const hasProduct = sql`${orders.id} in (
  select ${orderItems.orderId} from ${orderItems} where ${mayNameProduct(WORDS)} and ${orderItems.medicationId} in (
    ${sql.join([medications.sortName, medications.sortNameAr].map(selectNamed), sql` union all `)}))`;

function selectNamed(name: Column) {
  const isNamed = beginsWithWords(name, WORDS);
  return sql`select ${medications.id} from ${medications}
    where ${medications.pharmacyId} = ${sql.placeholder('pharmacyId')} and ${isNamed}`;
}
