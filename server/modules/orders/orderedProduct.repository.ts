import { type Column, sql } from 'drizzle-orm';

import { beginsWithWords } from '../../db/foldedText';
import { medications, orderItems, orders } from '../../db/schema';

/**
 * Whether a product of the pharmacy that is called so was ordered. By the names of today, two hundred in two indexes: those of the
 * day of the order stand with each of its items, and an index over them would be paid by every checkout.
 */
export const hasProduct = sql`${orders.id} in (
  select ${orderItems.orderId} from ${orderItems} where ${orderItems.medicationId} in (
    ${sql.join([medications.sortName, medications.sortNameAr].map(selectNamed), sql` union all `)}))`;

function selectNamed(name: Column) {
  const isNamed = beginsWithWords(name, sql.placeholder('productWords'));
  return sql`select ${medications.id} from ${medications}
    where ${medications.pharmacyId} = ${sql.placeholder('pharmacyId')} and ${isNamed}`;
}
