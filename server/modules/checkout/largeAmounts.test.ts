import { MAX_PIASTRES } from '@contract/money';

import { orderItems } from '../../db/schema';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makePharmacy, makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const app = testApp({ taxRatePercent: 100 });

it('adds up the dearest purchase to the piastre', async () => {
  const { checkout, move } = shoppingIn(app);
  const { id: pharmacyId } = await makePharmacy(app.db);
  const quantities: Record<number, number> = {};
  for (let line = 0; line < 5; line += 1) {
    quantities[(await makeMedication(app.db, { pharmacyId, price: MAX_PIASTRES })).id] = 10;
  }
  const { session, body } = await makeBuyer(app.db, quantities);

  const response = await checkout(session, body);

  // Five lines of 10 units at 1,000,000 EGP, and the tax.
  expect(response.statusCode).toBe(200);
  expect(response.json().data.total_amount).toBe(100_000_000);
  const { session: staff } = await makeStaff(app.db, pharmacyId);
  const [order] = response.json().data.orders;
  await move(order.id, 'delivered', staff);
  const statistics = await app.call({ url: '/api/pharmacy/statistics', as: staff });
  expect(statistics.json().data.total_revenue).toBe(100_000_000);
});

it('knows no dearer medication', async () => {
  await expect(makeMedication(app.db, { price: MAX_PIASTRES + 1 })).rejects.toThrow();
});

it('lists a medication once in an order, since stock is taken and given back by its lines', async () => {
  const { placeOrder } = shoppingIn(app);
  const { id: orderId, medication } = await placeOrder();
  const again = { orderId, medicationId: medication.id, name: 'Again', nameAr: 'Again', price: 1, quantity: 1 };

  await expect(app.db.insert(orderItems).values(again)).rejects.toThrow();
});
