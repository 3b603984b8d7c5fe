import type { CustomerListQuery, CustomerQuery } from '@contract/customer';
import { toEgp } from '@contract/money';
import type { CustomerDetails, CustomerRow } from '@contract/wire/customer';

import type { Database } from '../../db/database';
import { notFound } from '../../errors';
import { type Listed, paginationOf } from '../../http';
import { findCustomer, findCustomers, findLastAddress, findOrdersOf, type FoundCustomer } from './customers.repository';

/** One page of the people who ordered from this pharmacy. Counts and sums include only its own orders. */
export async function listCustomers(
  db: Database,
  pharmacyId: number,
  query: CustomerListQuery,
): Promise<Listed<CustomerRow>> {
  const { rows, total } = await findCustomers(db, pharmacyId, query);
  return { rows: rows.map(toRow), total };
}

/** A customer with one page of their orders; 404 customerNotFound for a person who never ordered from this pharmacy. */
export async function readCustomer(
  db: Database,
  pharmacyId: number,
  id: number,
  query: CustomerQuery,
): Promise<CustomerDetails> {
  const customer = await findCustomer(db, pharmacyId, id);
  if (!customer) throw notFound('customerNotFound');
  const [orders, last] = await Promise.all([
    findOrdersOf(db, pharmacyId, id, query),
    findLastAddress(db, pharmacyId, id),
  ]);
  return {
    ...toRow(customer),
    recipient: last?.recipient ?? null,
    // An order of a customer who has left keeps an empty address.
    address: last?.address || null,
    address_ar: last?.addressAr || null,
    orders: orders.map((order) => ({
      id: order.id,
      order_code: order.orderCode,
      status: order.status,
      fulfilment: order.fulfilment,
      total_items: order.totalItems,
      total_amount: toEgp(order.total),
      date: order.createdAt.toISOString(),
    })),
    ...paginationOf(query, customer.orders),
  };
}

const contactOf = ({ firstName, lastName, email, phone }: FoundCustomer) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
});

/** Shown for a customer who has left, or whose account now belongs to somebody else. */
const NOBODY = { first_name: '', last_name: '', email: '', phone: '' };

const toRow = (customer: FoundCustomer): CustomerRow => ({
  id: customer.id,
  ...(customer.isOfWhoOrdered ? contactOf(customer) : NOBODY),
  avatar: null,
  join_date: customer.firstOrderAt.toISOString(),
  total_orders: customer.orders,
  total_amount: toEgp(customer.spent),
  last_order_date: customer.lastOrderAt.toISOString(),
});
