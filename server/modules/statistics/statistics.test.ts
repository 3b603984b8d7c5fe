import type { OrderStatus } from '@contract/order';
import type { Purchase } from '@contract/wire/order';

import { fillCart, makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makeStaff } from '../../testing/makeUser';
import { startTestApp } from '../../testing/testApp';

let test: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const url = '/api/pharmacy/statistics';

it('counts the data of my pharmacy, and the money of what was delivered', async () => {
  const { pharmacy, session } = await makeStaff(test.db);
  const medication = await makeMedication(test.db, { pharmacyId: pharmacy.id, price: 1999 });
  await makeMedication(test.db, { pharmacyId: pharmacy.id, isListed: false });
  const elsewhere = await makeMedication(test.db);
  const [loyal, other] = [
    await makeBuyer(test.db, { [elsewhere.id]: 1 }),
    await makeBuyer(test.db, { [medication.id]: 1 }),
  ];
  const order = async ({ session: as, body }: typeof loyal, status?: OrderStatus) => {
    const response = await test.call({ method: 'POST', url: '/api/orders/checkout', as, payload: body });
    const { id } = (response.json().data as Purchase).orders[0]!;
    const payload = { status };
    if (status) await test.call({ method: 'POST', url: `/api/orders/${id}/update-status`, as: session, payload });
  };
  await order(loyal);
  for (const status of ['delivered', 'delivered', 'cancelled', undefined] as const) {
    await fillCart(test.db, loyal.user.id, { [medication.id]: 2 });
    await order(loyal, status);
  }
  await order(other, 'shipped');

  const response = await test.call({ url, as: session });

  expect(response.statusCode).toBe(200);
  expect(response.json().data).toEqual({
    total_medications: 1,
    total_customers: 2,
    total_orders: 5,
    pending_orders: 1,
    total_revenue: 139.96,
  });
});

it('starts at nothing', async () => {
  const { session } = await makeStaff(test.db);

  expect((await test.call({ url, as: session })).json().data).toEqual({
    total_medications: 0,
    total_customers: 0,
    total_orders: 0,
    pending_orders: 0,
    total_revenue: 0,
  });
});

it('is for staff only', async () => {
  expect((await test.call({ url })).statusCode).toBe(401);
  expect((await test.call({ url, as: (await makeCustomer(test.db)).session })).statusCode).toBe(403);
});
