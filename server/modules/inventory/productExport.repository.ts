import { and, asc, eq, gt } from 'drizzle-orm';

import type { ProductExportQuery } from '@contract/product';

import type { Database } from '../../db/database';
import { categoryColumns } from '../../db/medicineColumns';
import { UNNAMED } from '../../db/prepared';
import { medicationCategories, medications } from '../../db/schema';
import { textColumns } from './inventory.repository';
import { matchesProductFilter, rowColumns } from './productLists.repository';

/** The next products that match the filter, with all fields. Sorted by id, so that changes move no product from one portion to another. */
export const findFullProducts = (
  db: Database,
  pharmacyId: number,
  { after, limit, ...filter }: ProductExportQuery & { limit: number },
) =>
  db
    .select({ ...rowColumns, ...textColumns, category: categoryColumns })
    .from(medications)
    .innerJoin(medicationCategories, eq(medicationCategories.id, medications.categoryId))
    .where(and(matchesProductFilter(filter), gt(medications.id, after)))
    .orderBy(asc(medications.id))
    .limit(limit)
    .prepare(UNNAMED)
    .execute({ q: filter.q, pharmacyId, categoryId: filter.category_id });
