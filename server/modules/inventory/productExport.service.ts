import type { ProductExportQuery } from '@contract/product';
import { STAFF_LIMITS } from '@contract/staffLimits';
import type { ExportedProducts } from '@contract/wire/product';

import type { Context } from '../../context';
import type { StaffSession } from '../../plugins/session';
import { countAttempt } from '../attempts/attempts.service';
import { toProduct } from './inventory.service';
import { findFullProducts } from './productExport.repository';

const limit = STAFF_LIMITS.exportRows;

/** Returns all fields of the products that match the filter, in portions. 429 after too many calls of the pharmacy. */
export async function exportProducts(
  context: Context,
  { pharmacyId }: StaffSession,
  query: ProductExportQuery,
): Promise<ExportedProducts> {
  await countAttempt(context, 'productsExport', pharmacyId);
  const rows = await findFullProducts(context.db, pharmacyId, { ...query, limit });
  return { rows: rows.map(toProduct), next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}
