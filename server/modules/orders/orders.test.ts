import { eq } from 'drizzle-orm';

import type { OrderRow, Purchase } from '@contract/wire/order';

import { medications, orders, pharmacies } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makePharmacy, makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const test = testApp();
const shop = shoppingIn(test);

const list = (as: Session | null, search = '') => test.call({ url: `/api/orders/${search}`, as });
const read = (id: number | string, as: Session | null) => test.call({ url: `/api/orders/${id}`, as });
const codes = (response: Awaited<ReturnType<typeof list>>) =>
  (response.json().data.data as OrderRow[]).map(({ order_code }) => order_code);

it('tells the pharmacy, and nobody else, until when an item is good today', async () => {
  const { id, customer, staff, medication } = await shop.placeOrder();
  await test.db.update(medications).set({ expiryDate: '2020-11-22' }).where(eq(medications.id, medication.id));
  const itemOf = async (as: Session) => (await read(id, as)).json().data.items[0].medication;

  expect(await itemOf(staff)).toMatchObject({ id: medication.id, expiry_date: '2020-11-22' });
  expect(await itemOf(customer)).not.toHaveProperty('expiry_date');
});

describe('GET /api/orders', () => {
  it('shows a customer their own orders only, as the contract shapes them', async () => {
    const { id, code, customer, medication } = await shop.placeOrder();
    await shop.placeOrder();
    const [pharmacy] = await test.db.select().from(pharmacies).where(eq(pharmacies.id, medication.pharmacyId));

    const response = await list(customer, '?page=1&paginate=5&sort=desc');

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ current_page: 1, last_page: 1, per_page: 5, total: 1 });
    expect(response.json().data.data).toEqual([
      {
        id,
        order_code: code,
        status: 'pending',
        fulfilment: 'delivery',
        payment_method: 'cash_on_delivery',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        pharmacy: { id: pharmacy!.id, name: pharmacy!.name, name_ar: pharmacy!.nameAr },
        customer: { name: 'Mona Adel' },
        total_items: 2,
        total_amount: 80,
        products: {
          first: [{ id: medication.id, name: medication.name, name_ar: medication.nameAr }],
          more: 0,
        },
      },
    ]);
  });

  it.each([
    ['customer', 5],
    ['pharmacy', 10],
  ] as const)('has as many a page as a %s is shown, unless they ask for another number', async (who, size) => {
    const { customer, staff } = await shop.placeOrder();
    const as = { customer, pharmacy: staff }[who];
    const pageOf = async (search: string) => (await list(as, search)).json().data;

    for (const search of ['', '?paginate=&page=']) expect(await pageOf(search)).toMatchObject({ per_page: size });
    expect((await pageOf('')).links[1].url).toContain(`paginate=${size}`);
    expect(await pageOf('?paginate=7')).toMatchObject({ per_page: 7 });
  });

  it('searches, filters, sorts and pages the orders of a pharmacy', async () => {
    const { pharmacy, session } = await makeStaff(test.db);
    const place = (firstName: string, price: number) =>
      shop.placeOrder({ pharmacyId: pharmacy.id, price, quantity: 1, buyer: { firstName, lastName: '50%_off' } });
    const [cheap, dear, middle] = [await place('أحمد', 1000), await place('Hoda', 9000), await place('Mona', 5000)];
    await shop.placeOrder();
    await test.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, dear.id));
    const door = { phoneNumber: '+201098765432', recipient: 'Umm Karim' };
    await test.db.update(orders).set(door).where(eq(orders.id, middle.id));
    const codesOf = async (search: string) => codes(await list(session, search));

    expect(await codesOf('')).toEqual([middle.code, dear.code, cheap.code]);
    expect(await codesOf('?sort=asc')).toEqual([cheap.code, dear.code, middle.code]);
    expect(await codesOf('?sort=total-desc')).toEqual([dear.code, middle.code, cheap.code]);
    expect(await codesOf('?sort=total-asc&paginate=2')).toEqual([cheap.code, middle.code]);
    expect(await codesOf('?sort=total-asc&paginate=2&page=2')).toEqual([dear.code]);
    expect(await codesOf('?paginate=2&page=9')).toEqual([]);
    expect((await list(session, '?paginate=2&page=9')).json().data).toMatchObject({ total: 3, last_page: 2 });
    expect(await codesOf('?status=shipped')).toEqual([dear.code]);
    expect(await codesOf('?status=cancelled')).toEqual([]);
    expect(await codesOf(`?q=${encodeURIComponent('احمد')}`)).toEqual([cheap.code]);
    expect(await codesOf('?q=hODA')).toEqual([dear.code]);
    expect(await codesOf(`?q=${dear.code.slice(3).toLowerCase()}`)).toEqual([dear.code]);
    expect(await codesOf('?q=01098765432')).toEqual([middle.code]);
    expect(await codesOf('?q=umm+karim')).toEqual([middle.code]);
    expect(await codesOf('?q=%25_')).toHaveLength(3);
    expect(await codesOf('?q=%25x')).toEqual([]);
    expect(await codesOf('?q=%5C')).toEqual([]);
  });

  it('finds an order by its code and its phones however they are typed, and by words in any order', async () => {
    const { pharmacy, session } = await makeStaff(test.db);
    const phone = '+201112345672';
    const buyer = { firstName: 'Sara', lastName: 'El-Nabil', phone };
    const order = await shop.placeOrder({ pharmacyId: pharmacy.id, buyer });
    await shop.placeOrder({ pharmacyId: pharmacy.id, buyer: { firstName: 'Hoda', lastName: 'Nabil' } });
    const atTheDoor = { orderCode: 'DW-GJ4A-42ZK', phoneNumber: '+201098765432', recipient: 'Umm Karim عبد الرحمن' };
    await test.db.update(orders).set(atTheDoor).where(eq(orders.id, order.id));
    const elsewhere = await shop.placeOrder({ buyer });
    await test.db
      .update(orders)
      .set({ ...atTheDoor, orderCode: 'DW-GJ4A-42ZL' })
      .where(eq(orders.id, elsewhere.id));

    for (const q of [
      ...['DW-GJ4A-42ZK', '#DW-GJ4A-42ZK', 'dwgj4a42zk', 'gj4a 42zk', '42ZK DW', 'gj4a-42'],
      ...['0109 876 5432', '+20 109 876 5432', '0020-109-8765432', '٠١٠٩ ٨٧٦ ٥٤٣٢', '876 5432'],
      ...['01112345672', '0111 234 5672', '(+20) 111 234-5672', '+20 0111 2345672'],
      ...['nabil Sara', 'Sara Nabil', 'el-nabil sara', 'karim umm', 'sara 0111', 'عبدالرحمن', 'عَبدالرحمن'],
    ]) {
      expect([q, codes(await list(session, `?q=${encodeURIComponent(q)}`))]).toEqual([q, [atTheDoor.orderCode]]);
    }
    expect(codes(await list(session, '?q=sara+hoda'))).toEqual([]);
  });

  it('finds for the pharmacy what holds a product of a name, in either language', async () => {
    const { pharmacy, session } = await makeStaff(test.db);
    const names = { name: 'Augmentin 1000 mg Co-Pack El Nile', nameAr: 'أوجمنتين ١ جم' };
    const wanted = await makeMedication(test.db, { pharmacyId: pharmacy.id, ...names });
    const other = await makeMedication(test.db, { pharmacyId: pharmacy.id, name: 'Panadol', nameAr: 'بانادول' });
    const first = await shop.buy({ [wanted.id]: 1, [other.id]: 1 });
    const second = await shop.buy({ [wanted.id]: 2 });
    await shop.buy({ [other.id]: 1 });
    await shop.buy({ [(await makeMedication(test.db, names)).id]: 1 });
    const found = async (q: string, as: Session = session) =>
      codes(await list(as, `?sort=asc&q=${encodeURIComponent(q)}`));

    for (const q of ['augmentin', 'AUGM', '1000 mg augmentin', 'co-pack', 'elnile', 'mg', 'اوجمنتين', 'أوجمنتين 1']) {
      expect([q, await found(q)]).toEqual([q, [first.code, second.code]]);
    }
    expect(codes(await list(session, '?q=augmentin&status=delivered'))).toEqual([]);
    // Neither part of a word nor a number, which only searches phone numbers.
    for (const q of ['mentin', '1000', 'augmentin hoda', '%']) expect([q, await found(q)]).toEqual([q, []]);
    expect(await found('augmentin', first.customer)).toEqual([]);
  });
});

describe('GET /api/pharmacy/orders/counts', () => {
  it('tells a pharmacy how many of its orders stand at each step before the last', async () => {
    const { pharmacy, session } = await makeStaff(test.db);
    const counts = async () => (await test.call({ url: '/api/pharmacy/orders/counts', as: session })).json().data;
    expect(await counts()).toEqual({ pending: 0, processing: 0, shipped: 0 });

    for (const status of ['pending', 'pending', 'shipped', 'delivered', 'cancelled'] as const) {
      const { id } = await shop.placeOrder({ pharmacyId: pharmacy.id });
      await test.db.update(orders).set({ status }).where(eq(orders.id, id));
    }
    await shop.placeOrder();

    expect(await counts()).toEqual({ pending: 2, processing: 0, shipped: 1 });
  });
});

describe('GET /api/orders/:id', () => {
  it('shows the customer everything, and that they may cancel', async () => {
    const { id, code, customer, medication } = await shop.placeOrder();

    const response = await read(id, customer);

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      id,
      order_code: code,
      subtotal: 50,
      discount: 0,
      shipping: 30,
      tax: 0,
      total: 80,
      total_amount: 80,
      items: [
        {
          quantity: 2,
          price: 25,
          total_price: 50,
          medication: {
            id: medication.id,
            name: medication.name,
            name_ar: medication.nameAr,
            strength: medication.strength,
            dosage_form: medication.dosageForm,
            image: null,
          },
        },
      ],
      events: [{ status: 'pending', actor: 'customer' }],
      payment_method: 'cash_on_delivery',
      payment_status: 'due',
      phone_number: '+201512345678',
      recipient: 'Omar Adel',
      delivery_address: 'Omar Adel, 5 Makram Ebeid Street, Nasr City, Cairo',
      pharmacy: {
        id: medication.pharmacyId,
        phone: '+201012345678',
        address: '1 Abbas El Akkad Street',
        address_ar: null,
        governorate: { name: 'Cairo' },
      },
      notes: '',
      allowed_statuses: ['cancelled'],
    });
  });

  it('keeps the names and prices of the day of the order', async () => {
    const { id, customer, medication } = await shop.placeOrder();
    await test.db.update(medications).set({ name: 'Renamed', price: 1 }).where(eq(medications.id, medication.id));

    const { data } = (await read(id, customer)).json();

    expect(data.items[0]).toMatchObject({ price: 25, medication: { name: medication.name } });
    expect(data.total).toBe(80);
  });

  it('tells its pharmacy where it may go', async () => {
    const { id, staff } = await shop.placeOrder();

    expect((await read(id, staff)).json().data.allowed_statuses).toEqual([
      'processing',
      'shipped',
      'delivered',
      'cancelled',
    ]);
  });

  it('tells its customer, and no pharmacy, what else was ordered with it', async () => {
    const here = await makePharmacy(test.db);
    const there = await makePharmacy(test.db);
    const [pill, syrup] = [
      await makeMedication(test.db, { pharmacyId: here.id }),
      await makeMedication(test.db, { pharmacyId: there.id }),
    ];
    const { session: customer, body } = await makeBuyer(test.db, { [pill.id]: 1, [syrup.id]: 1 });
    const { orders: bought } = (await shop.checkout(customer, body)).json().data as Purchase;
    const [first, second] = bought;
    const { session: staff } = await makeStaff(test.db, first!.pharmacy.id);

    expect((await read(first!.id, customer)).json().data.ordered_with).toEqual([
      { id: second!.id, order_code: second!.order_code, pharmacy: second!.pharmacy },
    ]);
    expect((await read(first!.id, staff)).json().data).not.toHaveProperty('ordered_with');
    expect((await read((await shop.placeOrder()).id, customer)).statusCode).toBe(404);
  });
});
