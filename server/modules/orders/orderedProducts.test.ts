import { asc, eq } from 'drizzle-orm';

import type { ListedOrder } from '@contract/wire/order';

import { medications, orderItems } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const test = testApp();
const shop = shoppingIn(test);

const listed = async (as: Session, search = '') => {
  const response = await test.call({ url: `/api/orders${search}`, as });
  expect(response.statusCode).toBe(200);
  return response.json().data.data as ListedOrder[];
};

/** An order of `quantity` units of each of these new medicines of one pharmacy. */
const buy = async (names: readonly string[], quantity = 1) => {
  const { pharmacy, session: staff } = await makeStaff(test.db);
  const ids: number[] = [];
  for (const name of names) {
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, name, nameAr: `دواء ${name}` });
    ids.push(id);
  }
  const order = await shop.buy(Object.fromEntries(ids.map((id) => [id, quantity])));
  return { ...order, staff, ids };
};

it('are both named where there are two', async () => {
  const { customer, ids } = await buy(['Lantus', 'Panadol']);

  const [order] = await listed(customer);

  expect(order!.products).toEqual({
    first: [
      { id: ids[0], name: 'Lantus', name_ar: 'دواء Lantus' },
      { id: ids[1], name: 'Panadol', name_ar: 'دواء Panadol' },
    ],
    more: 0,
  });
});

it('are the first two of more, and the number of the others whatever their quantity', async () => {
  const { customer } = await buy(['Lantus', 'Panadol', 'Concor', 'Zyrtec'], 3);

  const [order] = await listed(customer);

  expect(order).toMatchObject({
    total_items: 12,
    products: { first: [{ name: 'Lantus' }, { name: 'Panadol' }], more: 2 },
  });
});

it('stand in the order of the items, as where the order is read in full', async () => {
  const { id, customer } = await buy(['Lantus', 'Panadol', 'Concor']);
  const [first] = await test.db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.id));
  const { id: itemId, ...line } = first!;
  await test.db.delete(orderItems).where(eq(orderItems.id, itemId));
  await test.db.insert(orderItems).values(line);

  const [order] = await listed(customer);

  expect(order!.products).toMatchObject({ first: [{ name: 'Panadol' }, { name: 'Concor' }], more: 1 });
  const { items } = (await test.call({ url: `/api/orders/${id}`, as: customer })).json().data;
  expect(items).toMatchObject([
    { medication: { name: 'Panadol' } },
    { medication: { name: 'Concor' } },
    { medication: { name: 'Lantus' } },
  ]);
});

it('keep the name that they were sold by', async () => {
  const { customer, ids } = await buy(['Lantus']);
  await test.db.update(medications).set({ name: 'Renamed', nameAr: 'اسم آخر' }).where(eq(medications.id, ids[0]!));

  const [order] = await listed(customer);

  expect(order!.products!.first).toEqual([{ id: ids[0], name: 'Lantus', name_ar: 'دواء Lantus' }]);
});

it('have their English name in Arabic where the pharmacy has given them no other', async () => {
  const { session: staff } = await makeStaff(test.db);
  const { id: category_id } = await makeCategory(test.db);
  const product = { name: 'Lantus SoloStar', name_ar: '', generic_name: 'Insulin glargine', dosage_form: 'injection' };
  const payload = { ...product, category_id, price: 300, stock: 5, lowStockAlert: 1, expiry_date: '2091-04-30' };
  const made = await test.post('/api/medications/create', staff, payload);
  const { customer } = await shop.buy({ [made.json().data.id]: 1 });

  const [order] = await listed(customer);

  expect(order!.products!.first).toMatchObject([{ name: 'Lantus SoloStar', name_ar: 'Lantus SoloStar' }]);
});

it('stand in what a customer searches as well', async () => {
  const { customer, code } = await buy(['Lantus', 'Panadol', 'Concor']);

  const [order] = await listed(customer, `?q=${code}`);

  expect(order!.products).toMatchObject({ first: [{ name: 'Lantus' }, { name: 'Panadol' }], more: 1 });
});

it('are nothing that the grid of a pharmacy asks for', async () => {
  const { staff, code } = await buy(['Lantus']);

  for (const search of ['', `?q=${code}`]) {
    const [order] = await listed(staff, search);
    expect(order).toMatchObject({ order_code: code });
    expect(order).not.toHaveProperty('products');
  }
});
