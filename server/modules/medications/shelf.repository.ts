import { and, eq, ne, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { isOffered, offeredBy } from '../../db/offered';
import { medications, pharmacies } from '../../db/schema';

/** Which shelves, and what of them; an id may also be a placeholder or a column. */
export interface ShelfFilter {
  category_id?: number | SQLWrapper | undefined;
  pharmacy_id?: number | SQLWrapper | undefined;
  governorate_id?: number | SQLWrapper | undefined;
  in_stock?: boolean;
}

// Written out, not a parameter: a statement that is planned once must see that the index of the few others will do.
export const isApproved = sql`${pharmacies.status} = 'approved'`;

const isNotApproved = sql`${pharmacies.status} <> 'approved'`;

/** Offered, and within the filters that concern the listing itself. */
export const isWantedListing = ({ category_id: categoryId, pharmacy_id: pharmacyId, in_stock: inStock }: ShelfFilter) =>
  and(
    isOffered,
    categoryId === undefined ? undefined : eq(medications.categoryId, categoryId),
    pharmacyId === undefined ? undefined : eq(medications.pharmacyId, pharmacyId),
    inStock ? sql`${medications.isInStock}` : undefined,
  );

/** The pharmacies there that may trade. */
export const sellersIn = (governorateId: ShelfFilter['governorate_id']) =>
  sql`select ${pharmacies.id} from ${pharmacies} where ${isApproved} and ${pharmacies.governorateId} = ${governorateId}`;

/**
 * By a pharmacy that may trade, there. Turned round, since PostgreSQL keeps a NOT IN list as one hash table and the page
 * stays a walk along an index, whatever the planner thinks of the numbers.
 */
export const isSoldIn = (pharmacyId: SQLWrapper, governorateId?: ShelfFilter['governorate_id']): SQL =>
  sql`${pharmacyId} not in (
    select ${pharmacies.id} from ${pharmacies}
    where ${governorateId === undefined ? isNotApproved : or(isNotApproved, ne(pharmacies.governorateId, governorateId))}
  )`;

/** How many medications these shelves offer. */
export const offeredOn = ({
  category_id: categoryId,
  pharmacy_id: pharmacyId,
  governorate_id: governorateId,
}: ShelfFilter) =>
  offeredBy(
    (ofPharmacy) =>
      and(
        pharmacyId === undefined ? undefined : sql`${ofPharmacy} = ${pharmacyId}`,
        governorateId === undefined ? isSoldIn(ofPharmacy) : sql`${ofPharmacy} in (${sellersIn(governorateId)})`,
      ),
    categoryId,
  );
