import { eq } from 'drizzle-orm';

import { formatDay } from '@contract/formatDay';
import type { Reordered } from '@contract/wire/cart';

import { orders, paymentIntents, pharmacies } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { inDays } from '../../testing/inDays';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeCard } from '../../testing/makeCard';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makePharmacy, makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const app = testApp();
const shop = shoppingIn(app);

const save = (as: Session, payload: object) => app.post('/api/pharmacy/settings/preferences', as, payload);
const read = async (url: string, as: Session | null = null) => (await app.call({ url, as })).json().data;
const add = (as: Session, medicationId: number, headers = {}) =>
  app.call({
    method: 'POST',
    url: '/api/cart/add',
    as,
    headers,
    payload: { medication_id: medicationId, quantity: 1 },
  });

/** What is shown on the page of the pharmacy, to its staff, on the page of the medication, and in its list. */
const shownOf = async (pharmacyId: number, medicationId: number, staff: Session) => {
  const list = await read(`/api/medications?pharmacy_id=${pharmacyId}`);
  return [
    (await read(`/api/pharmacies/${pharmacyId}`)).closed_until,
    (await read('/api/auth/me', staff)).pharmacy.closed_until,
    (await read('/api/pharmacy/settings', staff)).closed_until,
    (await read(`/api/medications/${medicationId}`)).pharmacy.closed_until,
    ...list.data.map(({ pharmacy }: { pharmacy: { closed_until: string } }) => pharmacy.closed_until),
  ] as unknown[];
};

/** A pharmacy that is closed until the day after tomorrow. */
async function awayPharmacy(closedUntil = inDays(2)) {
  const pharmacy = await makePharmacy(app.db, { closedUntil });
  return { pharmacy, closedUntil, medication: await makeMedication(app.db, { pharmacyId: pharmacy.id }) };
}

describe('a pharmacy that takes no orders for now', () => {
  it('says until when, with its products listed as before, and takes it back', async () => {
    const { session, pharmacy } = await makeStaff(app.db);
    const { id } = await makeMedication(app.db, { pharmacyId: pharmacy.id });
    const day = inDays(2);

    expect((await save(session, { closed_until: day })).json().data.closed_until).toBe(day);
    expect(await shownOf(pharmacy.id, id, session)).toEqual([day, day, day, day, day]);

    await save(session, { closed_until: null });
    expect(await shownOf(pharmacy.id, id, session)).toEqual([null, null, null, null, null]);
  });

  it.each(['', ' ', '\u200f'])('is back where the day is left blank: %j', async (blank) => {
    const { session } = await makeStaff(app.db);
    await save(session, { closed_until: inDays(2) });

    expect((await save(session, { closed_until: blank })).json().data.closed_until).toBeNull();
  });

  it.each([
    ['today', inDays(0)],
    ['the day before', inDays(-1)],
    ['more than a year ahead', inDays(367)],
  ])('is not away until %s', async (_when, closed_until) => {
    const { session } = await makeStaff(app.db);

    const response = await save(session, { closed_until });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ closed_until: ['Choose a day from tomorrow to a year ahead'] });
  });

  it('takes nothing into a cart, and says until when', async () => {
    const { medication, closedUntil } = await awayPharmacy();
    const { session } = await makeCustomer(app.db);

    const inEnglish = await add(session, medication.id);
    const inArabic = await add(session, medication.id, { 'accept-language': 'ar' });

    expect(inEnglish.statusCode).toBe(409);
    expect(inEnglish.json()).toMatchObject({
      code: 'pharmacyClosed',
      message: `This pharmacy takes orders again on ${formatDay(closedUntil, 'en')}`,
    });
    expect(inArabic.json().message).toBe(`تعود هذه الصيدلية لاستقبال الطلبات يوم ${formatDay(closedUntil, 'ar')}`);
    expect(await shop.cartOf(session)).toEqual([]);
  });

  it.each(['cash_on_delivery', 'credit_card'])(
    'is ordered from by nobody with %s, not even in part',
    async (method) => {
      const { medication, closedUntil } = await awayPharmacy();
      const open = await makeMedication(app.db);
      const { session, user, body } = await makeBuyer(app.db, { [open.id]: 1, [medication.id]: 2 });
      await makeCard(app.db, user.id);

      const response = await shop.checkout(session, { ...body, payment_method: method });

      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'cartHasProblems',
        message: 'Some items cannot be ordered now, or not in this quantity. Please review your cart',
        data: {
          items: [
            { problem: 'closed', medication: { pharmacy: { closed_until: closedUntil } } },
            { problem: null, medication: { pharmacy: { closed_until: null } } },
          ],
        },
      });
      expect(await shop.ordersOf(session)).toEqual([]);
      expect(await shop.cartOf(session)).toHaveLength(2);
      expect(await shop.stockOf(open.id)).toBe(open.stock);
      expect(await app.db.select().from(paymentIntents).where(eq(paymentIntents.userId, user.id))).toEqual([]);
    },
  );

  it('handles the orders that it has', async () => {
    const order = await shop.placeOrder();
    await save(order.staff, { closed_until: inDays(1) });

    expect((await shop.move(order.id, 'processing', order.staff)).statusCode).toBe(200);
    expect(await shop.statusOf(order.id)).toBe('processing');
  });

  it('is named as the reason where an order is repeated', async () => {
    const order = await shop.placeOrder();
    await app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id));
    await save(order.staff, { closed_until: inDays(1) });

    const response = await app.post(`/api/orders/${order.id}/reorder`, order.customer);

    const { added_quantity, shortfalls } = response.json().data as Reordered;
    expect([added_quantity, shortfalls.map(({ reason }) => reason)]).toEqual([0, ['closed']]);
  });

  it('takes orders again on the day itself, without a hand', async () => {
    const { pharmacy, medication } = await awayPharmacy(inDays(0));
    const { session: staff } = await makeStaff(app.db, pharmacy.id);
    const { session, body } = await makeBuyer(app.db, { [(await makeMedication(app.db)).id]: 1 });

    expect(await shownOf(pharmacy.id, medication.id, staff)).toEqual([null, null, null, null, null]);
    expect((await add(session, medication.id)).statusCode).toBe(200);
    expect((await shop.checkout(session, body)).statusCode).toBe(200);
    const [row] = await app.db.select().from(pharmacies).where(eq(pharmacies.id, pharmacy.id));
    expect(row!.closedUntil).toBe(inDays(0));
  });
});
