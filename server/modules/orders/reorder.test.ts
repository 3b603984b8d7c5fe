import { eq } from 'drizzle-orm';

import { LIMITS } from '@contract/limits';
import type { Reordered } from '@contract/wire/cart';

import { attempts, cartItems, medications, orders, pharmacies } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedBy, isWaitingForLock } from '../../testing/callBlockedBy';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makePharmacy } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { clearForNewOwner } from '../ownAccount/handover.service';

const app = testApp();
const shopping = shoppingIn(app);

const reorder = (as: Session | null, id: number) => app.post(`/api/orders/${id}/reorder`, as);

const change = (id: number, values: Partial<typeof medications.$inferInsert>) =>
  app.db.update(medications).set(values).where(eq(medications.id, id));

/** A delivered order of one medication. */
async function deliveredOrder(quantity = 2) {
  const order = await shopping.placeOrder({ quantity });
  await app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id));
  return order;
}

const shortfallsOf = async (as: Session, id: number) => {
  const { added_quantity, shortfalls } = (await reorder(as, id)).json().data as Reordered;
  return { added: added_quantity, shortfalls: shortfalls.map(({ reason, wanted, added }) => [reason, wanted, added]) };
};

it("puts a delivered order back into the cart at today's price", async () => {
  const { id, customer, medication } = await deliveredOrder(2);
  await change(medication.id, { price: 3000 });

  const response = await reorder(customer, id);

  expect(response.statusCode).toBe(200);
  const { cart, added_quantity, shortfalls } = response.json().data as Reordered;
  expect(cart.items.map(({ quantity, total_price }) => [quantity, total_price])).toEqual([[2, 60]]);
  expect({ added_quantity, shortfalls }).toEqual({ added_quantity: 2, shortfalls: [] });
});

it.each([
  ['less', 1, 3],
  ['as much', 4, 0],
  ['more', 6, 0],
])('adds what the cart lacks of it, where it holds %s already', async (_what, held, added) => {
  const { id, customer, medication } = await deliveredOrder(4);
  await fillCart(app.db, customer.userId, { [medication.id]: held });

  expect(await shortfallsOf(customer, id)).toEqual({ added, shortfalls: [] });
  expect((await shopping.cartOf(customer))[0]!.quantity).toBe(held + added);
});

it('counts of what fell short what the cart did not hold', async () => {
  const { id, customer, medication } = await deliveredOrder(5);
  await fillCart(app.db, customer.userId, { [medication.id]: 1 });
  await change(medication.id, { stock: 3 });

  expect(await shortfallsOf(customer, id)).toEqual({ added: 2, shortfalls: [['not_enough_stock', 4, 2]] });
});

it('adds what is left on the shelf and says how much is missing', async () => {
  const { id, customer, medication } = await deliveredOrder(5);
  await change(medication.id, { stock: 3 });

  expect(await shortfallsOf(customer, id)).toEqual({ added: 3, shortfalls: [['not_enough_stock', 5, 3]] });
});

it.each([
  ['out of stock', 'out_of_stock', (id: number) => change(id, { stock: 0 })],
  ['no longer listed', 'not_sold', (id: number) => change(id, { isListed: false })],
  ['past its expiry date', 'not_sold', (id: number) => change(id, { expiryDate: '2020-01-01' })],
])('leaves out what is %s', async (_what, reason, spoil) => {
  const { id, customer, medication } = await deliveredOrder();
  await spoil(medication.id);

  expect(await shortfallsOf(customer, id)).toEqual({ added: 0, shortfalls: [[reason, 2, 0]] });
  expect((await reorder(customer, id)).json().message).toBe('None of these items could be added to your cart');
  expect(await shopping.cartOf(customer)).toEqual([]);
});

it.each([
  ['out of stock', 'out_of_stock', { stock: 0 }],
  ['no longer listed', 'not_sold', { isListed: false }],
] as const)('names what is %s, though the cart holds enough of it', async (_what, reason, values) => {
  const { id, customer, medication } = await deliveredOrder(2);
  await fillCart(app.db, customer.userId, { [medication.id]: 2 });
  await change(medication.id, values);

  expect(await shortfallsOf(customer, id)).toEqual({ added: 0, shortfalls: [[reason, 0, 0]] });
});

it('leaves out what a suspended pharmacy sold', async () => {
  const { id: pharmacyId } = await makePharmacy(app.db);
  const order = await shopping.placeOrder({ pharmacyId });
  await app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id));
  await app.db.update(pharmacies).set({ status: 'suspended' }).where(eq(pharmacies.id, pharmacyId));

  expect(await shortfallsOf(order.customer, order.id)).toEqual({ added: 0, shortfalls: [['not_sold', 2, 0]] });
});

it('adds the one and names the other', async () => {
  const { id: pharmacyId } = await makePharmacy(app.db);
  const [sold, gone] = [await makeMedication(app.db, { pharmacyId }), await makeMedication(app.db, { pharmacyId })];
  const { session, body } = await makeBuyer(app.db, { [sold.id]: 1, [gone.id]: 3 });
  const { orders: placed } = (await shopping.checkout(session, body)).json().data as { orders: { id: number }[] };
  await app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, placed[0]!.id));
  await change(gone.id, { stock: 0 });

  const { cart, shortfalls } = (await reorder(session, placed[0]!.id)).json().data as Reordered;

  expect(cart.items.map(({ medication }) => medication.id)).toEqual([sold.id]);
  expect(shortfalls).toEqual([
    {
      medication: {
        id: gone.id,
        name: gone.name,
        name_ar: gone.nameAr,
        strength: gone.strength,
        dosage_form: gone.dosageForm,
      },
      reason: 'out_of_stock',
      wanted: 3,
      added: 0,
    },
  ]);
});

it('finds no room in a full cart', async () => {
  const { id, customer, medication } = await deliveredOrder();
  const { pharmacyId, categoryId } = medication;
  const others = await app.db
    .insert(medications)
    .values(
      Array.from({ length: LIMITS.cartLines }, (_none, place) => {
        return { pharmacyId, categoryId, name: `Other ${place}`, nameAr: `آخر ${place}`, price: 100, stock: 5 };
      }),
    )
    .returning({ id: medications.id });
  await fillCart(app.db, customer.userId, Object.fromEntries(others.map((other) => [other.id, 1])));

  expect(await shortfallsOf(customer, id)).toEqual({ added: 0, shortfalls: [['cart_full', 2, 0]] });
});

it.each([
  ['sold nearly out', { stock: 1 }, { added: 2, shortfalls: [['not_enough_stock', 3, 1]] }],
  ['taken off sale', { isListed: false }, { added: 1, shortfalls: [['not_sold', 3, 0]] }],
])('looks again at what is %s while the cart is filled', async (_what, values, answer) => {
  const { id: pharmacyId } = await makePharmacy(app.db);
  const [first, second] = [await makeMedication(app.db, { pharmacyId }), await makeMedication(app.db, { pharmacyId })];
  const { id, customer } = await shopping.buy({ [first.id]: 2, [second.id]: 3 });
  await app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id));
  await fillCart(app.db, customer.userId, { [first.id]: 1 });

  const answers: ReturnType<typeof shortfallsOf>[] = [];
  await app.db.transaction(async (tx) => {
    await tx.select().from(cartItems).where(eq(cartItems.userId, customer.userId)).for('update');
    answers.push(shortfallsOf(customer, id));
    await until(() => isWaitingForLock(app.db));
    await change(second.id, values);
  });

  expect(await answers[0]).toEqual(answer);
});

it('fills no cart for whoever had the account until this moment', async () => {
  const { id, customer } = await deliveredOrder();

  const response = await callBlockedBy(
    app.db,
    (tx) => clearForNewOwner(tx, customer.userId),
    () => reorder(customer, id),
  );

  expect(response.statusCode).toBe(401);
  expect(await app.db.$count(cartItems, eq(cartItems.userId, customer.userId))).toBe(0);
});

it('doubles nothing, however often it is asked, at once or again', async () => {
  const { id, customer } = await deliveredOrder(4);

  await Promise.all(Array.from({ length: 5 }, () => reorder(customer, id)));
  const again = await reorder(customer, id);

  expect((await shopping.cartOf(customer))[0]!.quantity).toBe(4);
  expect(again.json()).toMatchObject({
    message: 'Your items are back in the cart',
    data: { added_quantity: 0, shortfalls: [] },
  });
});

it('has a customer wait who asks very often, since each answer is kept for a while', async () => {
  const { id, customer } = await deliveredOrder();
  await app.db.delete(attempts);
  await reorder(customer, id);
  await app.db.update(attempts).set({ count: 59 });

  expect((await reorder(customer, id)).statusCode).toBe(200);
  expect((await reorder(customer, id)).statusCode).toBe(429);
});

it.each(['pending', 'processing', 'shipped', 'cancelled'] as const)('is not offered for a %s order', async (status) => {
  const { id, customer } = await deliveredOrder();
  await app.db.update(orders).set({ status }).where(eq(orders.id, id));

  const response = await reorder(customer, id);

  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ success: false, code: 'reorderNotAllowed' });
  expect(await shopping.cartOf(customer)).toEqual([]);
});
