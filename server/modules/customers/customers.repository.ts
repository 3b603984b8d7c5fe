import { and, asc, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';

import type { CustomerListQuery, CustomerQuery, CustomerSort } from '@contract/customer';

import type { Database } from '../../db/database';
import { holdsWordsByIndex, wordsOf } from '../../db/foldedText';
import { NEWEST_FIRST } from '../../db/newestFirst';
import { pageStatementName } from '../../db/pageStatementName';
import { countedPage, pageWithTotal, sortedPage } from '../../db/pageWithTotal';
import { prepared } from '../../db/prepared';
import { orders, pharmacyCustomers, users } from '../../db/schema';
import { type Listed, offsetOf } from '../../http';

// The id breaks ties. An index sorts by name. What changes with every purchase is sorted when it is read, since an index on it would be
// written by every purchase.
const ORDER_BY = {
  'alphabetical-asc': [sql`${pharmacyCustomers.sortName} asc`, asc(pharmacyCustomers.userId)],
  'alphabetical-desc': [sql`${pharmacyCustomers.sortName} desc`, desc(pharmacyCustomers.userId)],
  'orders-asc': [asc(pharmacyCustomers.orders), asc(pharmacyCustomers.userId)],
  'orders-desc': [desc(pharmacyCustomers.orders), desc(pharmacyCustomers.userId)],
  'total_amount-asc': [asc(pharmacyCustomers.spent), asc(pharmacyCustomers.userId)],
  'total_amount-desc': [desc(pharmacyCustomers.spent), desc(pharmacyCustomers.userId)],
} satisfies Record<CustomerSort, SQL[]>;

/**
 * Whether the account still belongs to the person who ordered. A person to whom it was handed over after the last order has never been a
 * customer of the pharmacy.
 */
const isOfWhoOrdered = and(
  isNull(users.deletedAt),
  or(isNull(users.handedOverAt), lt(users.handedOverAt, pharmacyCustomers.lastOrderAt)),
);

const customerColumns = {
  id: pharmacyCustomers.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  isOfWhoOrdered: sql<boolean>`${isOfWhoOrdered}`,
  orders: pharmacyCustomers.orders,
  spent: pharmacyCustomers.spent,
  firstOrderAt: pharmacyCustomers.firstOrderAt,
  lastOrderAt: pharmacyCustomers.lastOrderAt,
};

/** One page of the people who ordered from the pharmacy, and their total number. */
export async function findCustomers(
  db: Database,
  pharmacyId: number,
  query: CustomerListQuery,
): Promise<Listed<FoundCustomer>> {
  const read = (wanted: CustomerListQuery) =>
    prepared(db, nameOf(wanted), (name) => selectPage(db, wanted).prepare(name)).execute({
      pharmacyId,
      words: wordsOf(wanted.q),
      offset: offsetOf(wanted),
    });
  return pageWithTotal(query, read, ({ total }) => total);
}

const nameOf = ({ q, sort, paginate }: CustomerListQuery) =>
  pageStatementName(['customers', sort, q && 'searched'], paginate);

/** Sorts only short rows, and reads the people of the page in full afterwards. The same statement returns the total. */
function selectPage(db: Database, { q, sort, paginate }: CustomerListQuery) {
  const by = sql.join(ORDER_BY[sort], sql`, `);
  const isOwn = eq(pharmacyCustomers.pharmacyId, sql.placeholder('pharmacyId'));
  // The words may be in the name, the e-mail or the phone number.
  const matchesWords = and(
    eq(users.id, pharmacyCustomers.userId),
    isOfWhoOrdered,
    holdsWordsByIndex(users.searchText, sql.placeholder('words')),
  );
  const found = sql`select ${pharmacyCustomers}.* from ${pharmacyCustomers} join ${users} on ${matchesWords} where ${isOwn}`;
  const page = q
    ? countedPage(found, pharmacyCustomers.userId, by, paginate)
    : sql`(select ${pharmacyCustomers.userId} as id, (select count(*) from ${pharmacyCustomers} where ${isOwn}) as total
        from ${pharmacyCustomers} where ${isOwn} ${sortedPage(by, paginate)}) as page`;
  return db
    .select({ ...customerColumns, total: sql<number>`page.total`.mapWith(Number) })
    .from(pharmacyCustomers)
    .innerJoin(page, sql`page.id = ${pharmacyCustomers.userId}`)
    .innerJoin(users, eq(users.id, pharmacyCustomers.userId))
    .where(isOwn)
    .orderBy(by);
}

export async function findCustomer(db: Database, pharmacyId: number, id: number) {
  const [customer] = await db
    .select(customerColumns)
    .from(pharmacyCustomers)
    .innerJoin(users, eq(users.id, pharmacyCustomers.userId))
    .where(and(eq(pharmacyCustomers.pharmacyId, pharmacyId), eq(pharmacyCustomers.userId, id)));
  return customer;
}

export type FoundCustomer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

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
    .orderBy(...NEWEST_FIRST)
    .limit(page.paginate)
    .offset(offsetOf(page));

/** The address to which the pharmacy last delivered for this person, in both languages. */
export async function findLastAddress(db: Database, pharmacyId: number, userId: number) {
  const [address] = await db
    .select({ recipient: orders.recipient, address: orders.deliveryAddress, addressAr: orders.deliveryAddressAr })
    .from(orders)
    .where(and(eq(orders.pharmacyId, pharmacyId), eq(orders.userId, userId), eq(orders.fulfilment, 'delivery')))
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  return address;
}
