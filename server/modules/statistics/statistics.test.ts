import type { OrderStatus } from '@contract/order';
import type { Purchase } from '@contract/wire/order';
import type { PharmacyTrends } from '@contract/wire/statistics';

import { inDays } from '../../testing/inDays';
import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const test = testApp();

const url = '/api/pharmacy/statistics';

it('counts the data of my pharmacy, and the money of what was not cancelled', async () => {
  const shop = shoppingIn(test);
  const { pharmacy, session } = await makeStaff(test.db);
  const medication = await makeMedication(test.db, { pharmacyId: pharmacy.id, price: 1999 });
  await makeMedication(test.db, { pharmacyId: pharmacy.id, isListed: false });
  const elsewhere = await makeMedication(test.db);
  const [loyal, other] = [
    await makeBuyer(test.db, { [elsewhere.id]: 1 }),
    await makeBuyer(test.db, { [medication.id]: 1 }),
  ];
  const order = async ({ session: as, body }: typeof loyal, status?: OrderStatus) => {
    const { id } = ((await shop.checkout(as, body)).json().data as Purchase).orders[0]!;
    if (status) await shop.move(id, status, session);
  };
  await order(loyal);
  for (const status of ['delivered', 'delivered', 'cancelled', undefined] as const) {
    await fillCart(test.db, loyal.user.id, { [medication.id]: 2 });
    await order(loyal, status);
  }
  await order(other, 'shipped');

  const response = await test.call({ url, as: session });

  expect(response.statusCode).toBe(200);
  const figures = { revenue: 259.93, orders: 5, medications: 1, customers: 2 };
  expect(response.json().data).toMatchObject({
    total_medications: 1,
    total_customers: 2,
    total_orders: 5,
    pending_orders: 1,
    total_revenue: figures.revenue,
    this_month: figures,
    last_month: { revenue: 0, orders: 0, medications: 0, customers: 0 },
    change: { revenue: null, orders: null, medications: null, customers: null },
  });
});

it('starts at nothing', async () => {
  const { session } = await makeStaff(test.db);

  expect((await test.call({ url, as: session })).json().data).toMatchObject({
    total_medications: 0,
    total_customers: 0,
    total_orders: 0,
    pending_orders: 0,
    total_revenue: 0,
  });
});

it('counts nothing of another pharmacy', async () => {
  const { staff } = await shoppingIn(test).placeOrder();
  const { session: stranger } = await makeStaff(test.db);

  const trendsOf = async (as: typeof staff) =>
    (await test.call({ url: `${url}/trends`, as })).json().data as PharmacyTrends;
  const sold = (trends: PharmacyTrends) => [
    trends.days.at(-1)?.orders,
    trends.months.at(-1)?.orders,
    trends.statuses.find(({ status }) => status === 'pending')?.orders,
    trends.top_medications.length,
  ];

  expect(sold(await trendsOf(staff))).toEqual([1, 1, 1, 1]);
  expect(sold(await trendsOf(stranger))).toEqual([0, 0, 0, 0]);
});

describe('what soon expires', () => {
  it('lists what is on my shelf, the first to expire first', async () => {
    const { pharmacy, session } = await makeStaff(test.db);
    const shelf = { pharmacyId: pharmacy.id, stock: 4, strength: '500 mg', dosageForm: 'tablet' };
    const soon = await makeMedication(test.db, { ...shelf, expiryDate: inDays(60) });
    const gone = await makeMedication(test.db, { ...shelf, expiryDate: inDays(-3) });
    await makeMedication(test.db, { ...shelf, expiryDate: inDays(120) });
    await makeMedication(test.db, { ...shelf, expiryDate: null });
    await makeMedication(test.db, { ...shelf, expiryDate: inDays(5), stock: 0 });
    await makeMedication(test.db, { ...shelf, expiryDate: inDays(5), isListed: false });
    await makeMedication(test.db, { expiryDate: inDays(5) });

    const { data } = (await test.call({ url: '/api/medications/expiring', as: session })).json();

    expect(data.data).toEqual(
      [gone, soon].map(({ id, name, nameAr, strength, dosageForm, expiryDate }) => ({
        ...{ id, name, name_ar: nameAr, strength, dosage_form: dosageForm, expiry_date: expiryDate, stock: 4 },
        is_expired: id === gone.id,
      })),
    );
    expect(data.total).toBe(2);
  });

  it('pages', async () => {
    const { pharmacy, session } = await makeStaff(test.db);
    for (const days of [1, 2, 3]) await makeMedication(test.db, { pharmacyId: pharmacy.id, expiryDate: inDays(days) });

    const { data } = (await test.call({ url: '/api/medications/expiring?paginate=2&page=2', as: session })).json();

    expect(data).toMatchObject({ current_page: 2, last_page: 2, per_page: 2, total: 3 });
    expect(data.data).toMatchObject([{ expiry_date: inDays(3) }]);
  });
});
