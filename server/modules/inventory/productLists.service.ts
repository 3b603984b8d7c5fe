import { dayInCairo } from '@contract/cairoDay';
import { toEgp } from '@contract/money';
import { type ExpiringQuery, expiryState, type LowStockQuery, type ProductListQuery } from '@contract/product';
import type { CategoryWithCount } from '@contract/wire/medication';
import type { ProductRow } from '@contract/wire/product';
import type { ExpiringMedication } from '@contract/wire/statistics';

import type { Database } from '../../db/database';
import type { Listed } from '../../http';
import type { StaffSession } from '../../plugins/session';
import { findOwnCategories, findProducts, type FoundRow } from './productLists.repository';

/** All products of the pharmacy: listed or not, in stock or not, expired or not. Prices are in EGP. */
export async function listProducts(
  db: Database,
  { pharmacyId }: StaffSession,
  query: ProductListQuery,
): Promise<Listed<ProductRow>> {
  const { rows, total } = await findProducts(db, { ...query, pharmacyId });
  return { rows: rows.map(toRow), total };
}

/** Every category, with the number of all the pharmacy's products in it: listed or not, in stock or not, expired or not. */
export const listOwnCategories = (db: Database, { pharmacyId }: StaffSession): Promise<CategoryWithCount[]> =>
  findOwnCategories(db, pharmacyId);

/** Listed products whose stock is below their alert level, the lowest stock first. */
export async function listLowStock(
  db: Database,
  { pharmacyId }: StaffSession,
  query: LowStockQuery,
): Promise<Listed<ProductRow>> {
  const { rows, total } = await findProducts(db, { pharmacyId, state: 'low_stock', sort: 'stock-asc', ...query });
  return { rows: rows.map(toRow), total };
}

/** Products in stock that expire within 90 days or have expired. An expired product can no longer be sold and has to be removed. */
export async function listExpiring(
  db: Database,
  { pharmacyId }: StaffSession,
  query: ExpiringQuery,
): Promise<Listed<ExpiringMedication>> {
  const { rows, total } = await findProducts(db, { pharmacyId, state: 'expiring', sort: 'expiry-asc', ...query });
  return { rows: rows.map(toExpiring), total };
}

export const toRow = (row: FoundRow): ProductRow => ({
  id: row.id,
  name: row.name,
  name_ar: row.nameAr,
  generic_name: row.genericName,
  generic_name_ar: row.genericNameAr,
  strength: row.strength,
  dosage_form: row.dosageForm,
  image: row.image,
  price: toEgp(row.price),
  stock: row.stock,
  lowStockAlert: row.lowStockAlert,
  expiry_date: row.expiryDate,
  prescription_required: row.prescriptionRequired,
  is_listed: row.isListed,
  category_id: row.category.id,
  category: row.category,
});

const toExpiring = ({ id, name, nameAr, strength, dosageForm, stock, expiryDate }: FoundRow): ExpiringMedication => ({
  id,
  name,
  name_ar: nameAr,
  strength,
  dosage_form: dosageForm,
  stock,
  // Every row has a date, since products without one do not match the filter.
  expiry_date: String(expiryDate),
  is_expired: expiryState(expiryDate, dayInCairo()) === 'expired',
});
