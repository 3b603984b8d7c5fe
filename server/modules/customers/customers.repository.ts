import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';

import type { CustomerListQuery, CustomerQuery, CustomerSort } from '@contract/customer';

import type { Database } from '../../db/database';
import { holdsFolded } from '../../db/foldedText';
import { orders, pharmacyCustomers, users } from '../../db/schema';
import { offsetOf } from '../../http';

// Each is an index, walked forwards or backwards; the id breaks ties.
const ORDER_BY = {
  'alphabetical-asc': [sql`${pharmacyCustomers.sortName} asc`, asc(pharmacyCustomers.userId)],
  'alphabetical-desc': [sql`${pharmacyCustomers.sortName} desc`, desc(pharmacyCustomers.userId)],
  'orders-asc': [asc(pharmacyCustomers.orders), asc(pharmacyCustomers.userId)],
  'orders-desc': [desc(pharmacyCustomers.orders), desc(pharmacyCustomers.userId)],
  'total_amount-asc': [asc(pharmacyCustomers.spent), asc(pharmacyCustomers.userId)],
  'total_amount-desc': [desc(pharmacyCustomers.spent), desc(pharmacyCustomers.userId)],
} satisfies Record<CustomerSort, SQL[]>;

const row = {
  id: pharmacyCustomers.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  deletedAt: users.deletedAt,
  orders: pharmacyCustomers.orders,
  spent: pharmacyCustomers.spent,
  firstOrderAt: pharmacyCustomers.firstOrderAt,
  lastOrderAt: pharmacyCustomers.lastOrderAt,
};

export type FoundCustomer = Pick<
  typeof users.$inferSelect,
  'firstName' | 'lastName' | 'email' | 'phone' | 'deletedAt'
> &
  Pick<typeof pharmacyCustomers.$inferSelect, 'orders' | 'spent' | 'firstOrderAt' | 'lastOrderAt'> & { id: number };

/** Name, e-mail or phone. */
const matches = (q: string) => holdsFolded(sql`${users.searchText}`, q);

/** One page of the people who ordered from the pharmacy, and the number of all. */
export async function findCustomers(
  db: Database,
  pharmacyId: number,
  query: CustomerListQuery,
): Promise<{ rows: FoundCustomer[]; total: number }> {
  const isMine = eq(pharmacyCustomers.pharmacyId, pharmacyId);
  const isWanted = query.q ? and(isMine, matches(query.q)) : isMine;
  const isTheirs = eq(users.id, pharmacyCustomers.userId);
  const [rows, [counted]] = await Promise.all([
    db
      .select(row)
      .from(pharmacyCustomers)
      .innerJoin(users, isTheirs)
      .where(isWanted)
      .orderBy(...ORDER_BY[query.sort])
      .limit(query.paginate)
      .offset(offsetOf(query)),
    query.q
      ? db.select({ total: count }).from(pharmacyCustomers).innerJoin(users, isTheirs).where(isWanted)
      : db.select({ total: count }).from(pharmacyCustomers).where(isMine),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const count = sql<number>`count(*)`.mapWith(Number);

export async function findCustomer(db: Database, pharmacyId: number, id: number): Promise<FoundCustomer | undefined> {
  const [customer] = await db
    .select(row)
    .from(pharmacyCustomers)
    .innerJoin(users, eq(users.id, pharmacyCustomers.userId))
    .where(and(eq(pharmacyCustomers.pharmacyId, pharmacyId), eq(pharmacyCustomers.userId, id)));
  return customer;
}

export const findOrdersOf = (db: Database, pharmacyId: number, userId: number, page: CustomerQuery) =>
  db
    .select({
      id: orders.id,
      orderCode: orders.orderCode,
      status: orders.status,
      fulfilment: orders.fulfilment,
      totalItems: orders.totalItems,
      total: orders.total,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(eq(orders.pharmacyId, pharmacyId), eq(orders.userId, userId)))
    .orderBy(sql`${orders.createdAt} desc nulls last`, sql`${orders.id} desc nulls last`)
    .limit(page.paginate)
    .offset(offsetOf(page));

/** Where the pharmacy last delivered to this person, both languages. */
export async function findLastAddress(db: Database, pharmacyId: number, userId: number) {
  const [address] = await db
    .select({ address: orders.deliveryAddress, addressAr: orders.deliveryAddressAr })
    .from(orders)
    .where(and(eq(orders.pharmacyId, pharmacyId), eq(orders.userId, userId), eq(orders.fulfilment, 'delivery')))
    .orderBy(sql`${orders.createdAt} desc nulls last`, sql`${orders.id} desc nulls last`)
    .limit(1);
  return address;
}
