import { eq } from 'drizzle-orm';

import type { Purchase } from '@contract/wire/order';

import { cartItems, medications, orders, purchases, users } from '../db/schema';
import type { Session } from '../plugins/session';
import { makeBuyer } from './makeBuyer';
import { makeMedication } from './makeMedication';
import { makePharmacy, makeStaff } from './makeUser';
import type { TestApp } from './testApp';

interface OrderOptions {
  pharmacyId?: number;
  quantity?: number;
  price?: number;
  buyer?: { firstName: string; lastName: string; phone?: string };
}

/** What customers do in the test app, and what the database then contains. */
export function shoppingIn(test: Pick<TestApp, 'call' | 'db'>) {
  const checkout = (as: Session | null, payload: object = {}, key?: string) =>
    test.call({
      method: 'POST',
      url: '/api/orders/checkout',
      as,
      payload,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });

  /** Places one order of a new customer. The quantities are by the ids of one pharmacy's medications. */
  const buy = async (quantities: Record<number, number>, buyer?: OrderOptions['buyer']) => {
    const { session: customer, user, body } = await makeBuyer(test.db, quantities);
    if (buyer) await test.db.update(users).set(buyer).where(eq(users.id, user.id));
    const [order] = ((await checkout(customer, body)).json().data as Purchase).orders;
    return { id: order!.id, code: order!.order_code, customer, user };
  };

  return {
    checkout,
    buy,

    /** The changes of an order by its pharmacy, and those that its customer may make. */
    move: (id: number | string, status: unknown, as: Session | null, reason?: unknown) =>
      test.call({ method: 'POST', url: `/api/orders/${id}/update-status`, as, payload: { status, reason } }),
    cancel: (id: number | string, as: Session | null) =>
      test.call({ method: 'POST', url: `/api/orders/${id}/cancel`, as }),

    /** Places an order in the usual way, and returns it with its customer and its pharmacy. */
    placeOrder: async ({ pharmacyId, quantity = 2, price = 2500, buyer }: OrderOptions = {}) => {
      const pharmacy = pharmacyId ?? (await makePharmacy(test.db)).id;
      const medication = await makeMedication(test.db, { pharmacyId: pharmacy, price });
      const { id, code, customer } = await buy({ [medication.id]: quantity }, buyer);
      const { session: staff } = await makeStaff(test.db, pharmacy);
      return { id, code, customer, staff, medication };
    },

    stockOf: async (id: number) => (await test.db.select().from(medications).where(eq(medications.id, id)))[0]!.stock,
    statusOf: async (id: number) => (await test.db.select().from(orders).where(eq(orders.id, id)))[0]!.status,
    ordersOf: ({ userId }: Session) =>
      test.db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id),
    purchasesOf: ({ userId }: Session) => test.db.select().from(purchases).where(eq(purchases.userId, userId)),
    cartOf: ({ userId }: Session) => test.db.select().from(cartItems).where(eq(cartItems.userId, userId)),
  };
}
