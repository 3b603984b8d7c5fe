import { eq, inArray } from 'drizzle-orm';

import type { Purchase } from '@contract/wire/order';

import { orderItems, orders, pharmacies } from '../../db/schema';
import { isWaitingForLock } from '../../testing/callBlockedBy';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makePharmacy } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';
import { until } from '../../testing/until';

const test = testApp();
const shop = shoppingIn(test);

describe('many at once', () => {
  it('sells the last unit to exactly one of fifty', async () => {
    const medication = await makeMedication(test.db, { stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => makeBuyer(test.db, { [medication.id]: 1 })));

    const responses = await Promise.all(buyers.map(({ session, body }) => shop.checkout(session, body)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)]);
    for (const refusal of responses.filter(({ statusCode }) => statusCode === 409)) {
      expect(refusal.json()).toMatchObject({
        success: false,
        code: 'cartHasProblems',
        data: { items: [{ problem: 'out_of_stock', medication: { id: medication.id, available_quantity: 0 } }] },
      });
    }
    expect(await shop.stockOf(medication.id)).toBe(0);
    expect(await test.db.select().from(orderItems).where(eq(orderItems.medicationId, medication.id))).toHaveLength(1);
  });

  it('sells overlapping baskets of two pharmacies, some cancelled, without a deadlock or a lost unit', async () => {
    const START = 30;
    const shops = [await makePharmacy(test.db), await makePharmacy(test.db)];
    const shelf = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        makeMedication(test.db, { pharmacyId: shops[index % 2]!.id, stock: START, price: 999 + index }),
      ),
    );
    const ids = shelf.map(({ id }) => id);
    // Carts with four medications, added in this order or the opposite one.
    const buyers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { session, body } = await makeBuyer(test.db, { [ids[index % 6]!]: 1 + (index % 3) });
        const rest = [1, 2, 3].map((step) => ids[(index + step) % 6]!);
        for (const id of index % 2 ? rest : rest.reverse()) await fillCart(test.db, session.userId, { [id]: 1 });
        return { session, body };
      }),
    );

    const responses = await Promise.all(
      buyers.map(async ({ session, body }, index) => {
        const response = await shop.checkout(session, body);
        const [order] = response.statusCode === 200 ? (response.json().data as Purchase).orders : [];
        if (order && index % 3 === 0) await shop.cancel(order.id, session);
        return response;
      }),
    );

    expect(responses.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
    const sold = await test.db
      .select({ medicationId: orderItems.medicationId, quantity: orderItems.quantity, status: orders.status })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(inArray(orderItems.medicationId, ids));
    expect(sold.some(({ status }) => status === 'cancelled')).toBe(true);
    for (const id of ids) {
      const kept = sold.filter(({ medicationId, status }) => medicationId === id && status !== 'cancelled');
      expect((await shop.stockOf(id)) + kept.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(START);
    }
  });

  it('neither buys nor loses what is put into the cart meanwhile', async () => {
    const [first, second] = [await makeMedication(test.db), await makeMedication(test.db)];
    const { session, body } = await makeBuyer(test.db, { [first.id]: 1 });

    await Promise.all([
      shop.checkout(session, body),
      test.post('/api/cart/add', session, { medication_id: second.id, quantity: 2 }),
      test.post('/api/cart/add', session, { medication_id: first.id, quantity: 3 }),
    ]);

    const bought = await test.db
      .select()
      .from(orderItems)
      .where(inArray(orderItems.medicationId, [first.id, second.id]));
    const left = await shop.cartOf(session);
    const units = (id: number) =>
      [...bought, ...left]
        .filter(({ medicationId }) => medicationId === id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    expect([units(first.id), units(second.id)]).toEqual([4, 2]);
    expect([50 - (await shop.stockOf(first.id)), 50 - (await shop.stockOf(second.id))]).toEqual(
      [first, second].map(({ id }) => bought.find(({ medicationId }) => medicationId === id)?.quantity ?? 0),
    );
  });

  it('leaves in the cart what comes into it once the orders are planned', async () => {
    const pharmacyId = (await makePharmacy(test.db)).id;
    const [first, second] = [
      await makeMedication(test.db, { pharmacyId }),
      await makeMedication(test.db, { pharmacyId }),
    ];
    const { user, session, body } = await makeBuyer(test.db, { [first.id]: 1 });
    const answers: ReturnType<typeof shop.checkout>[] = [];

    await test.db.transaction(async (tx) => {
      // Storing the order waits for this lock.
      await tx.select().from(pharmacies).where(eq(pharmacies.id, pharmacyId)).for('update');
      answers.push(shop.checkout(session, body));
      await until(() => isWaitingForLock(test.db));
      await fillCart(test.db, user.id, { [second.id]: 2 });
    });

    expect((await answers[0])?.statusCode).toBe(200);
    expect((await shop.cartOf(session)).map(({ medicationId }) => medicationId)).toEqual([second.id]);
    expect([await shop.stockOf(first.id), await shop.stockOf(second.id)]).toEqual([49, 50]);
  });
});
