import { eq } from 'drizzle-orm';

import type { CartLine, CartQuote } from '@contract/wire/cart';

import { pharmacies } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { fillCart } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makePharmacy } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const test = testApp();
let customer: Session;

beforeEach(async () => {
  customer = (await makeCustomer(test.db)).session;
});

const read = (as: Session | null = customer) => test.call({ url: '/api/cart', as });
const post = (path: string, payload?: object, as: Session | null = customer) =>
  test.post(`/api/cart/${path}`, as, payload);

describe('GET /api/cart', () => {
  it('answers an empty cart', async () => {
    const response = await read();

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual({
      items: [],
      quotes: [],
      total_quantity: 0,
      amounts: { subtotal: 0, discount: 0, shipping: 0, tax: 0, total: 0 },
      tax_rate_percent: 0,
      fingerprint: expect.any(String),
    });
  });

  it('prices each pharmacy either way and the whole with delivery where it is offered', async () => {
    const delivers = await makePharmacy(test.db, { name: 'El Shifa', nameAr: 'الشفا' });
    const keeps = await makePharmacy(test.db, { isDeliveryAvailable: false });
    const cheap = await makeMedication(test.db, {
      pharmacyId: delivers.id,
      name: 'Panadol',
      nameAr: 'بنادول',
      strength: '500 mg',
      dosageForm: 'tablet',
      price: 1999,
    });
    const dear = await makeMedication(test.db, { pharmacyId: keeps.id, price: 30_001 });
    await post('add', { medication_id: cheap.id, quantity: 2 });
    await post('add', { medication_id: dear.id, quantity: 1 });

    const { data } = (await read()).json();

    expect(data.items[0]).toEqual({
      quantity: 2,
      total_price: 39.98,
      added_at: expect.stringMatching(/^\d{4}-.*Z$/),
      problem: null,
      medication: {
        id: cheap.id,
        name: 'Panadol',
        name_ar: 'بنادول',
        strength: '500 mg',
        dosage_form: 'tablet',
        prescription_required: false,
        image: null,
        price: 19.99,
        available_quantity: 10,
        pharmacy: { id: delivers.id, name: 'El Shifa', name_ar: 'الشفا', closed_until: null },
      },
    });
    expect(data.quotes).toEqual([
      {
        pharmacy: { id: delivers.id, name: 'El Shifa', name_ar: 'الشفا', is_delivery_available: true },
        delivery: { subtotal: 39.98, discount: 0, shipping: 30, tax: 0, total: 69.98 },
        pickup: { subtotal: 39.98, discount: 0, shipping: 0, tax: 0, total: 39.98 },
        until_free_delivery: 160.02,
        promo: null,
        deleted_promo_code: null,
      },
      {
        pharmacy: { id: keeps.id, name: keeps.name, name_ar: keeps.nameAr, is_delivery_available: false },
        delivery: null,
        pickup: { subtotal: 300.01, discount: 0, shipping: 0, tax: 0, total: 300.01 },
        until_free_delivery: 0,
        promo: null,
        deleted_promo_code: null,
      },
    ]);
    expect(data.total_quantity).toBe(3);
    expect(data.amounts).toEqual({ subtotal: 339.99, discount: 0, shipping: 30, tax: 0, total: 369.99 });
  });

  it('keeps the pharmacies in their order, whichever line goes', async () => {
    const [one, other] = [await makePharmacy(test.db), await makePharmacy(test.db)];
    const [first, later] = [
      await makeMedication(test.db, { pharmacyId: one.id }),
      await makeMedication(test.db, { pharmacyId: one.id }),
    ];
    const between = await makeMedication(test.db, { pharmacyId: other.id });
    for (const { id } of [first, between, later]) await post('add', { medication_id: id, quantity: 1 });

    const { data } = (await post('remove-item', { medication_id: first.id })).json();

    expect(data.quotes.map(({ pharmacy }: CartQuote) => pharmacy.id)).toEqual([one.id, other.id]);
  });

  it('says what stands in the way of each line', async () => {
    const [gone, few, unlisted, fine] = await Promise.all([
      makeMedication(test.db, { stock: 0 }),
      makeMedication(test.db, { stock: 2 }),
      makeMedication(test.db, { isListed: false }),
      makeMedication(test.db),
    ]);
    const suspended = await makePharmacy(test.db, { status: 'suspended' });
    const untraded = await makeMedication(test.db, { pharmacyId: suspended.id });
    await fillCart(test.db, customer.userId, {
      [gone.id]: 1,
      [few.id]: 3,
      [unlisted.id]: 1,
      [fine.id]: 1,
      [untraded.id]: 1,
    });

    const { items } = (await read()).json().data;

    const problems = Object.fromEntries(
      items.map(({ problem, medication }: CartLine) => [medication.id, [problem, medication.available_quantity]]),
    ) as object;
    expect(problems).toEqual({
      [gone.id]: ['out_of_stock', 0],
      [few.id]: ['not_enough_stock', 2],
      [unlisted.id]: ['not_sold', 0],
      [fine.id]: [null, 10],
      [untraded.id]: ['not_sold', 0],
    });
  });

  it.each([
    ['is suspended', { status: 'suspended' }],
    ['takes no orders for some days', { closedUntil: '2099-01-01' }],
  ] as const)('sends nobody for more to a pharmacy that %s', async (_why, change) => {
    const { id: pharmacyId } = await makePharmacy(test.db);
    const medication = await makeMedication(test.db, { pharmacyId, price: 5_000 });
    await fillCart(test.db, customer.userId, { [medication.id]: 1 });
    const missing = async () =>
      ((await read()).json().data.quotes as CartQuote[]).map((quote) => quote.until_free_delivery);
    expect(await missing()).toEqual([150]);

    await test.db.update(pharmacies).set(change).where(eq(pharmacies.id, pharmacyId));

    expect(await missing()).toEqual([null]);
  });
});
