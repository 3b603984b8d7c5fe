import { and, eq, ne } from 'drizzle-orm';

import type { CustomerDetails, CustomerRow } from '@contract/wire/customer';
import type { Paginated } from '@contract/wire/envelope';

import { orders, pharmacyCustomers, purchases, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { makeCustomer, makeStaff, PASSWORD } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

type OrderValues = Partial<typeof orders.$inferInsert>;

const test = testApp();
let made = 0;

/** Stores an order for 10 EGP that is picked up. */
async function makeOrder(pharmacyId: number, userId: number, values: OrderValues = {}): Promise<number> {
  const number = (made += 1);
  const [purchase] = await test.db
    .insert(purchases)
    .values({ userId, idempotencyKey: `key ${number}`, requestHash: '', total: 0 })
    .returning();
  const [order] = await test.db
    .insert(orders)
    .values({
      orderCode: `CODE${number}`,
      purchaseId: purchase!.id,
      userId,
      pharmacyId,
      fulfilment: 'pickup',
      paymentMethod: 'cash_on_delivery',
      subtotal: values.total ?? 1000,
      shipping: 0,
      tax: 0,
      total: 1000,
      totalItems: 1,
      customerName: 'Mona Adel',
      customerPhone: '+201012345678',
      phoneNumber: '',
      ...values,
    })
    .returning();
  return order!.id;
}

/** Three customers of one pharmacy with different names. */
async function makeClientele() {
  const { pharmacy, session } = await makeStaff(test.db);
  const people = {
    amal: await makeCustomer(test.db, { firstName: 'Amal', lastName: 'Zaki', phone: '+201007654321' }),
    basma: await makeCustomer(test.db, { firstName: 'basma', lastName: 'Nabil', email: `b.${made}@mail.example` }),
    ahmed: await makeCustomer(test.db, { firstName: 'أحمد', lastName: 'سمير' }),
  };
  const ids = { amal: people.amal.user.id, basma: people.basma.user.id, ahmed: people.ahmed.user.id };
  await makeOrder(pharmacy.id, ids.amal, { total: 5000 });
  for (const total of [1000, 1000, 1000]) await makeOrder(pharmacy.id, ids.basma, { total });
  for (const total of [2000, 2000]) await makeOrder(pharmacy.id, ids.ahmed, { total });
  return { pharmacy, session, people, ids };
}

const list = async (as: Session, query = ''): Promise<Paginated<CustomerRow>> =>
  (await test.call({ url: `/api/customers?${query}`, as })).json().data;
const namesOf = ({ data }: Paginated<CustomerRow>) => data.map(({ first_name }) => first_name);

describe('GET /customers', () => {
  it('sorts by name, by orders and by amount, either way', async () => {
    const { session } = await makeClientele();
    const sorted = async (query: string) => namesOf(await list(session, query));

    expect(await sorted('')).toEqual(['Amal', 'basma', 'أحمد']);
    expect(await sorted('sort=alphabetical-desc')).toEqual(['أحمد', 'basma', 'Amal']);
    expect(await sorted('sort=orders-desc')).toEqual(['basma', 'أحمد', 'Amal']);
    expect(await sorted('sort=orders-asc')).toEqual(['Amal', 'أحمد', 'basma']);
    expect(await sorted('sort=total_amount-desc')).toEqual(['Amal', 'أحمد', 'basma']);
    expect(await sorted('sort=total_amount-asc')).toEqual(['basma', 'أحمد', 'Amal']);
  });

  it('finds by name, e-mail and phone, in either script and as they are written', async () => {
    const { session, people } = await makeClientele();
    const found = async (q: string) => namesOf(await list(session, `q=${encodeURIComponent(q)}`));

    expect(await found('AMAL Z')).toEqual(['Amal']);
    expect(await found('احمد')).toEqual(['أحمد']);
    expect(await found(people.basma.user.email.toUpperCase())).toEqual(['basma']);
    for (const phone of ['01007654321', '0100 765 4321', '+20 100 765-4321', '002 0100 765 4321']) {
      expect([phone, await found(phone)]).toEqual([phone, ['Amal']]);
    }
    expect(await found('%')).toEqual([]);
    expect(await found('nobody')).toEqual([]);
  });

  it.each([
    ['أحمد', 'عبد الرحمن', ['عبد الرحمن احمد', 'أحمد عبدالرحمن', 'عَبدالرحمن']],
    ['هُدى', 'عبدالله', ['هدى عبد الله', 'عبدالله هدى']],
    ['Karim', 'El-Sayed', ['KARIM EL SAYED', 'El-Sayed Karim', 'ElSayed', 'karim elsayed']],
    ['Nabil', 'El Sayed', ['ElSayed', 'el-sayed', 'El Sayed']],
    ['Tarek', 'Elsayed', ['El-Sayed', 'el sayed', 'ELSAYED']],
    ['Mazen', 'Abd El-Rahman', ['Abdelrahman', 'abdel rahman', 'Abd Elrahman']],
    ['Omar', 'السيد', ['السيد', 'ال سيد']],
  ])('finds %s %s by words, in any order and as others write them', async (firstName, lastName, searches) => {
    const { session, pharmacy } = await makeStaff(test.db);
    for (const name of [
      { firstName: 'Amal', lastName: 'Zaki' },
      { firstName, lastName },
    ]) {
      await makeOrder(pharmacy.id, (await makeCustomer(test.db, name)).user.id);
    }

    for (const q of searches) {
      expect([q, namesOf(await list(session, `q=${encodeURIComponent(q)}`))]).toEqual([q, [firstName]]);
    }
    expect(namesOf(await list(session, `q=${encodeURIComponent(`${firstName} nobody`)}`))).toEqual([]);
  });

  it('pages by five unless asked otherwise, and knows how many there are', async () => {
    const { session, pharmacy } = await makeClientele();
    for (let more = 0; more < 3; more += 1) {
      await makeOrder(pharmacy.id, (await makeCustomer(test.db, { firstName: 'Zeinab' })).user.id);
    }

    expect(await list(session)).toMatchObject({ per_page: 5, total: 6, last_page: 2, current_page: 1 });
    expect(namesOf(await list(session, 'page=2&sort=orders-asc&paginate=4'))).toEqual(['أحمد', 'basma']);
    expect(await list(session, 'page=9')).toMatchObject({ data: [], total: 6 });
    expect(await list(session, 'q=zeinab&paginate=1')).toMatchObject({ total: 3, last_page: 3 });
  });

  it('counts all orders and sums those that are not cancelled, of this pharmacy alone', async () => {
    const { session, pharmacy, ids } = await makeClientele();
    const { pharmacy: other } = await makeStaff(test.db);
    await makeOrder(other.id, ids.amal, { total: 900_000 });
    const last = new Date(Date.now() + 60_000);
    await makeOrder(pharmacy.id, ids.amal, { total: 199, createdAt: last });
    await makeOrder(pharmacy.id, ids.amal, { total: 1, createdAt: new Date('2025-03-01T10:00:00Z') });
    await makeOrder(pharmacy.id, ids.amal, { total: 700, status: 'cancelled' });

    const { data } = await list(session, 'q=amal');

    expect(data).toMatchObject([
      {
        total_orders: 4,
        total_amount: 52,
        join_date: '2025-03-01T10:00:00.000Z',
        last_order_date: last.toISOString(),
      },
    ]);
  });

  it('asks the database as often for a hundred customers as for one', async () => {
    const { session, pharmacy } = await makeClientele();
    const countFor = (query: string) => test.countQueries(() => list(session, query));
    const few = [await countFor('q=amal'), await countFor('')];
    for (let more = 0; more < 20; more += 1) {
      await makeOrder(pharmacy.id, (await makeCustomer(test.db, { firstName: 'Amal' })).user.id);
    }

    expect([await countFor('q=amal&paginate=100'), await countFor('paginate=100')]).toEqual(few);
    // One query for the session, one for the customers.
    expect(few).toEqual([2, 2]);
  });
});

describe('GET /customers/:id', () => {
  const read = (as: Session, id: number) => test.call({ url: `/api/customers/${id}`, as });

  it('shows who they are and what they ordered here, the newest first', async () => {
    const { session, pharmacy, ids, people } = await makeClientele();
    const { pharmacy: other } = await makeStaff(test.db);
    const later: OrderValues = {
      ...{ fulfilment: 'delivery', recipient: 'Her mother', deliveryAddress: 'Giza', deliveryAddressAr: 'الجيزة' },
      ...{ createdAt: new Date(Date.now() + 120_000) },
    };
    await makeOrder(other.id, ids.amal, later);
    await makeOrder(pharmacy.id, ids.basma, later);
    const delivered = await makeOrder(pharmacy.id, ids.amal, {
      ...{
        fulfilment: 'delivery',
        recipient: 'Amal Zaki',
        deliveryAddress: 'Amal Zaki, 7 Road 233, Maadi, Cairo',
        deliveryAddressAr: 'المعادي',
      },
      ...{ createdAt: new Date(Date.now() + 60_000), totalItems: 3, status: 'shipped' },
    });

    const { data } = (await read(session, ids.amal)).json<{ data: CustomerDetails }>();

    expect(data).toMatchObject({
      ...{ id: ids.amal, first_name: 'Amal', last_name: 'Zaki', email: people.amal.user.email, phone: '+201007654321' },
      ...{ address: 'Amal Zaki, 7 Road 233, Maadi, Cairo', address_ar: 'المعادي', avatar: null },
      ...{ recipient: 'Amal Zaki' },
      ...{ total_orders: 2, total_amount: 60 },
    });
    expect(data.orders).toHaveLength(2);
    expect(data.orders[0]).toMatchObject({ id: delivered, status: 'shipped', total_items: 3, total_amount: 10 });
  });

  it('pages their orders, the newest first', async () => {
    const { session, pharmacy, ids } = await makeClientele();
    const days = ['2025-03-01', '2025-03-02', '2025-03-03'].map((day) => `${day}T10:00:00.000Z`);
    for (const day of days) await makeOrder(pharmacy.id, ids.amal, { createdAt: new Date(day) });
    const ask = async (query: string) =>
      (await test.call({ url: `/api/customers/${ids.amal}?${query}`, as: session })).json<{ data: CustomerDetails }>()
        .data;
    const datesOf = async (query: string) => (await ask(query)).orders.map(({ date }) => date);

    expect(await datesOf('page=2&paginate=2')).toEqual([days[1], days[0]]);
    expect(await datesOf('page=3&paginate=2')).toEqual([]);
    expect(await datesOf('')).toHaveLength(4);
    await makeOrder(pharmacy.id, ids.amal, { status: 'cancelled' });
    expect(await ask('page=2&paginate=2')).toMatchObject({ current_page: 2, last_page: 3, per_page: 2, total: 5 });
  });

  it('knows nobody who never ordered here, and no staff', async () => {
    const { ids, session } = await makeClientele();
    const { session: stranger, user } = await makeStaff(test.db);

    expect((await read(stranger, ids.amal)).statusCode).toBe(404);
    expect((await read(session, user.id)).json()).toMatchObject({ message: 'Customer not found' });
  });

  it('keeps the orders of somebody who has left, and nothing of the person', async () => {
    const { session, people, ids, pharmacy } = await makeClientele();
    const delivered = {
      fulfilment: 'delivery',
      recipient: 'Amal',
      deliveryAddress: 'Amal, Maadi',
      status: 'delivered',
    } as const;
    await makeOrder(pharmacy.id, ids.amal, delivered);
    await test.db
      .update(orders)
      .set({ status: 'delivered' })
      .where(and(eq(orders.userId, ids.amal), eq(orders.pharmacyId, pharmacy.id)));

    const left = await test.post('/api/user/delete', people.amal.session, { password: PASSWORD });

    expect(left.statusCode).toBe(200);
    expect((await read(session, ids.amal)).json().data).toMatchObject({
      ...{ first_name: '', last_name: '', email: '', phone: '', recipient: null, address: null, address_ar: null },
      ...{ total_orders: 2, total_amount: 60 },
    });
    expect((await list(session, 'q=deleted')).total).toBe(0);
    // People without a name come last.
    expect((await list(session)).data.at(-1)?.id).toBe(ids.amal);
  });

  it('tell nothing of whom the account was handed over to, until they order as well', async () => {
    const { session, ids, pharmacy } = await makeClientele();
    const newOwner = { firstName: 'Zeinab', lastName: 'Fahmy', phone: '+201055555555' };
    await test.db
      .update(users)
      .set({ ...newOwner, handedOverAt: new Date() })
      .where(eq(users.id, ids.amal));

    const nobody = { first_name: '', last_name: '', email: '', phone: '' };
    expect((await read(session, ids.amal)).json().data).toMatchObject({ ...nobody, total_orders: 1 });
    expect((await list(session)).data.find(({ id }) => id === ids.amal)).toMatchObject(nobody);
    expect((await list(session, 'q=zeinab')).total).toBe(0);

    await makeOrder(pharmacy.id, ids.amal);

    expect((await list(session, 'q=zeinab')).data).toMatchObject([{ first_name: 'Zeinab', phone: newOwner.phone }]);
  });
});

describe('what is kept of a customer', () => {
  const kept = async (userId: number) =>
    (await test.db.select().from(pharmacyCustomers).where(eq(pharmacyCustomers.userId, userId)))[0];

  it('follows every order, its refunds, its cancellation and its removal', async () => {
    const { pharmacy, ids } = await makeClientele();
    const id = await makeOrder(pharmacy.id, ids.amal, { total: 300, refunded: 40 });
    const others = [await kept(ids.basma), await kept(ids.ahmed)];
    expect(await kept(ids.amal)).toMatchObject({ orders: 2, spent: 5260 });
    await test.db.update(orders).set({ refunded: 100 }).where(eq(orders.id, id));
    expect(await kept(ids.amal)).toMatchObject({ orders: 2, spent: 5200 });
    await test.db.update(orders).set({ refunded: 0 }).where(eq(orders.id, id));
    expect(await kept(ids.amal)).toMatchObject({ orders: 2, spent: 5300 });

    await test.db.update(orders).set({ status: 'processing' }).where(eq(orders.id, id));
    expect(await kept(ids.amal)).toMatchObject({ orders: 2, spent: 5300 });
    await test.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id));
    expect(await kept(ids.amal)).toMatchObject({ orders: 2, spent: 5000 });

    await test.db.delete(orders).where(and(eq(orders.userId, ids.amal), ne(orders.id, id)));
    expect(await kept(ids.amal)).toMatchObject({ orders: 1, spent: 0 });
    await test.db.delete(orders).where(eq(orders.userId, ids.amal));
    expect(await kept(ids.amal)).toBeUndefined();
    expect([await kept(ids.basma), await kept(ids.ahmed)]).toEqual(others);
  });

  it('follows a new name', async () => {
    const { session, ids } = await makeClientele();

    await test.db.update(users).set({ firstName: 'ياسمين' }).where(eq(users.id, ids.amal));

    expect(namesOf(await list(session))).toEqual(['basma', 'أحمد', 'ياسمين']);
  });

  it('is right when many orders of one person come at once', async () => {
    const { pharmacy, ids } = await makeClientele();

    await Promise.all(Array.from({ length: 10 }, () => makeOrder(pharmacy.id, ids.basma, { total: 7 })));

    expect(await kept(ids.basma)).toMatchObject({ orders: 13, spent: 3070 });
  });
});
