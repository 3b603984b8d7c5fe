import { eq } from 'drizzle-orm';

import type { OrderDetails } from '@contract/wire/order';

import { cartPromoCodes, promoCodes, promoRedemptions } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeMedication } from '../../testing/makeMedication';
import { makePromo } from '../../testing/makePromo';
import { makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const test = testApp();
const shop = shoppingIn(test);

const usedOf = async (id: number) =>
  (await test.db.select().from(promoCodes).where(eq(promoCodes.id, id)))[0]!.usedCount;
const redemptionsOf = (id: number) =>
  test.db.select().from(promoRedemptions).where(eq(promoRedemptions.promoCodeId, id));
const keptBy = ({ userId }: Session) => test.db.select().from(cartPromoCodes).where(eq(cartPromoCodes.userId, userId));
const readOrder = async (as: Session, id: number) =>
  (await test.call({ url: `/api/orders/${id}`, as })).json().data as OrderDetails;

/** Puts a code into the cart, as if the customer had entered it. */
const keep = ({ userId }: Session, { id: promoCodeId, pharmacyId, code }: Awaited<ReturnType<typeof makePromo>>) =>
  test.db.insert(cartPromoCodes).values({ userId, pharmacyId, promoCodeId, code }).onConflictDoNothing();

/** A medication for 25 EGP, and a code of its pharmacy for 10 % off. */
async function makeOffer(terms: Parameters<typeof makePromo>[1] = {}) {
  const medication = await makeMedication(test.db, { stock: 500 });
  const promo = await makePromo(test.db, { pharmacyId: medication.pharmacyId, ...terms });
  return { medication, promo };
}

/** A customer with two units and the code in the cart, and the body of the checkout: 50 − 5 + 30 = 75 EGP. */
async function makePromoBuyer({ medication, promo }: Awaited<ReturnType<typeof makeOffer>>) {
  const { session, body } = await makeBuyer(test.db, { [medication.id]: 2 });
  await keep(session, promo);
  return { session, body: { ...body, expected_total: 75 } };
}

it('takes the discount off the order of that pharmacy, keeps the code’s name, counts it and empties the cart of it', async () => {
  const offer = await makeOffer();
  const other = await makeMedication(test.db, { price: 10_001 });
  const { session, body } = await makePromoBuyer(offer);
  await fillCart(test.db, session.userId, { [other.id]: 1 });

  const response = await shop.checkout(session, { ...body, expected_total: 205.01 });

  expect(response.json().data.total_amount).toBe(205.01);
  const [first, second] = await shop.ordersOf(session);
  expect(first).toMatchObject({ subtotal: 5000, discount: 500, total: 7500, promoCode: offer.promo.code });
  expect(second).toMatchObject({ subtotal: 10_001, discount: 0, promoCode: null });
  expect(await redemptionsOf(offer.promo.id)).toEqual([
    { orderId: first!.id, promoCodeId: offer.promo.id, userId: session.userId },
  ]);
  expect(await usedOf(offer.promo.id)).toBe(1);
  expect(await keptBy(session)).toEqual([]);
  const { session: staff } = await makeStaff(test.db, offer.medication.pharmacyId);
  for (const reader of [session, staff]) {
    expect(await readOrder(reader, first!.id)).toMatchObject({ discount: 5, promo_code: offer.promo.code });
  }
});

it('holds the discounted price on a card and counts the code once', async () => {
  const offer = await makeOffer();
  const { session, body } = await makePromoBuyer(offer);
  await makeCard(test.db, session.userId);

  const response = await shop.checkout(session, { ...body, payment_method: 'credit_card' }, 'card');

  expect(response.json().data.total_amount).toBe(75);
  expect(await usedOf(offer.promo.id)).toBe(1);
});

it('refuses with the new quote where the code no longer applies, and orders without it once the customer agrees', async () => {
  const offer = await makeOffer();
  const { session, body } = await makePromoBuyer(offer);
  await test.db.update(promoCodes).set({ isActive: false }).where(eq(promoCodes.id, offer.promo.id));

  const refusal = await shop.checkout(session, body);

  expect(refusal.statusCode).toBe(409);
  expect(refusal.json()).toMatchObject({
    code: 'priceChanged',
    data: { amounts: { discount: 0, total: 80 }, quotes: [{ promo: { problem: 'inactive' } }] },
  });
  expect((await shop.checkout(session, { ...body, expected_total: 80 })).statusCode).toBe(200);
  expect(await usedOf(offer.promo.id)).toBe(0);
});

describe('many at once', () => {
  it('give a code with a limit of 10 to exactly 10 of 100', async () => {
    const offer = await makeOffer({ usageLimit: 10 });
    const buyers = await Promise.all(Array.from({ length: 100 }, () => makePromoBuyer(offer)));

    // In waves of 25, which is still far more than there are connections. On a slow machine the last of a hundred would wait for a
    // connection longer than the limit, and get a 503.
    const responses = [];
    for (let at = 0; at < 100; at += 25) {
      const wave = buyers.slice(at, at + 25).map(({ session, body }) => shop.checkout(session, body));
      responses.push(...(await Promise.all(wave)));
    }

    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(refused).toHaveLength(90);
    for (const refusal of refused) {
      expect(refusal.json()).toMatchObject({
        code: 'priceChanged',
        data: { amounts: { discount: 0, total: 80 }, quotes: [{ promo: { problem: 'used_up' } }] },
      });
    }
    expect(await usedOf(offer.promo.id)).toBe(10);
    expect(await redemptionsOf(offer.promo.id)).toHaveLength(10);
  });

  it('give the last use to one, also where no two buy the same', async () => {
    const offer = await makeOffer({ usageLimit: 1 });
    const { pharmacyId } = offer.medication;
    const buyers = await Promise.all(
      Array.from({ length: 8 }, async () =>
        makePromoBuyer({ ...offer, medication: await makeMedication(test.db, { pharmacyId }) }),
      ),
    );

    const responses = await Promise.all(buyers.map(({ session, body }) => shop.checkout(session, body)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await usedOf(offer.promo.id)).toBe(1);
  });

  it('of one person use a code as often as each customer may', async () => {
    const offer = await makeOffer({ perCustomerLimit: 1 });
    const { session, body } = await makePromoBuyer(offer);
    const other = await makePromoBuyer(offer);
    const buy = async (key: string) => {
      const response = await shop.checkout(session, body, key);
      // Puts the same cart and code back for the customer's next call.
      await fillCart(test.db, session.userId, { [offer.medication.id]: 2 }).onConflictDoNothing();
      await keep(session, offer.promo);
      return response.statusCode;
    };

    const statuses = await Promise.all(['a', 'b', 'c', 'd'].map(buy));
    statuses.push(await buy('e'));

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await shop.ordersOf(session)).filter(({ discount }) => discount > 0)).toHaveLength(1);
    expect(await usedOf(offer.promo.id)).toBe(1);
    expect((await test.post('/api/cart/apply-promo-code', session, { code: offer.promo.code })).json().errors).toEqual({
      code: ['You have already used this code as often as it allows'],
    });
    expect((await shop.checkout(other.session, other.body)).statusCode).toBe(200);
  });

  it('with one key are one order and one use', async () => {
    const offer = await makeOffer();
    const { session, body } = await makePromoBuyer(offer);

    const responses = await Promise.all(Array.from({ length: 8 }, () => shop.checkout(session, body, 'once')));

    expect(new Set(responses.map(({ body: text }) => text)).size).toBe(1);
    expect(await shop.ordersOf(session)).toHaveLength(1);
    expect(await usedOf(offer.promo.id)).toBe(1);
  });
});

describe('what a cancelled order used', () => {
  it('is given back, once, whoever cancels, and its bill stays as it was', async () => {
    const offer = await makeOffer({ usageLimit: 1, perCustomerLimit: 1 });
    const { promo: bystander } = await makeOffer({ usedCount: 3 });
    const { session: staff } = await makeStaff(test.db, offer.medication.pharmacyId);
    const first = await makePromoBuyer(offer);
    const bought = (await shop.checkout(first.session, first.body)).json().data.orders[0] as { id: number };

    const cancel = () => shop.cancel(bought.id, first.session);
    await Promise.all([cancel(), cancel(), cancel()]);

    expect(await usedOf(offer.promo.id)).toBe(0);
    expect(await redemptionsOf(offer.promo.id)).toEqual([]);
    expect(await readOrder(first.session, bought.id)).toMatchObject({ discount: 5, promo_code: offer.promo.code });

    const second = await makePromoBuyer(offer);
    const [again] = (await shop.checkout(second.session, second.body)).json().data.orders as { id: number }[];
    expect(await usedOf(offer.promo.id)).toBe(1);
    expect(await usedOf(bystander.id)).toBe(3);
    await shop.move(again!.id, 'cancelled', staff);
    expect(await usedOf(offer.promo.id)).toBe(0);
    expect(await usedOf(bystander.id)).toBe(3);
  });
});

it('keeps the discount and its name where the code is deleted, names it to whoever is at the checkout, and orders without it once they agree', async () => {
  const offer = await makeOffer();
  const { session: staff } = await makeStaff(test.db, offer.medication.pharmacyId);
  const [bought, waiting] = [await makePromoBuyer(offer), await makePromoBuyer(offer)];
  const [order] = (await shop.checkout(bought.session, bought.body)).json().data.orders as { id: number }[];

  await test.post(`/api/promo-codes/${offer.promo.id}/delete`, staff, {});

  expect(await readOrder(staff, order!.id)).toMatchObject({ discount: 5, promo_code: offer.promo.code, total: 75 });
  expect((await shop.checkout(waiting.session, waiting.body)).json()).toMatchObject({
    code: 'priceChanged',
    data: { amounts: { total: 80 }, quotes: [{ promo: null, deleted_promo_code: offer.promo.code }] },
  });
  expect((await shop.checkout(waiting.session, { ...waiting.body, expected_total: 80 })).statusCode).toBe(200);
  expect(await keptBy(waiting.session)).toEqual([]);
  expect((await shop.cancel(order!.id, bought.session)).statusCode).toBe(200);
});
