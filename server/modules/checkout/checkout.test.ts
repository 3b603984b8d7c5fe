import { eq } from 'drizzle-orm';

import type { Purchase } from '@contract/wire/order';

import { orderEvents, orderItems, orders } from '../../db/schema';
import { makeAddress } from '../../testing/makeAddress';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCity, makePharmacy } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { startTestApp, testApp } from '../../testing/testApp';

const test = testApp();
const shop = shoppingIn(test);

describe('a checkout', () => {
  it('serves the plain payload of form data', async () => {
    const medication = await makeMedication(test.db);
    const { session, address } = await makeBuyer(test.db, { [medication.id]: 2 });

    const response = await test.call({
      method: 'POST',
      url: '/api/orders/checkout',
      as: session,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `user_address_id=${address.id}&payment_method=cash_on_delivery&notes=&total=0.01&price=0.01`,
    });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      message: 'Order placed successfully',
      data: { total_amount: 80 },
    });
  });

  it('fans out into an order per pharmacy, one delivered and one picked up', async () => {
    const place = await makeCity(test.db, { governorate: 'Giza', city: 'Dokki' });
    const [near, far] = [await makePharmacy(test.db), await makePharmacy(test.db)];
    const first = await makeMedication(test.db, {
      pharmacyId: near.id,
      strength: '500 mg',
      dosageForm: 'suppository',
      price: 1999,
      stock: 5,
      image: '/images/box.svg',
    });
    const second = await makeMedication(test.db, { pharmacyId: far.id, price: 25_000, stock: 9 });
    const { session, user } = await makeBuyer(test.db, { [first.id]: 3, [second.id]: 1 });
    const address = await makeAddress(test.db, user.id, {
      ...place,
      name: 'Dr. Sara, Clinic 3',
      phone: '+201011111111',
      address: '9 Tahrir Street,\nFlat 5',
    });

    const response = await shop.checkout(session, {
      user_address_id: address.id,
      payment_method: 'cash_on_delivery',
      notes: 'Ring twice',
      fulfilments: [{ pharmacy_id: far.id, fulfilment: 'pickup' }],
      expected_total: 339.97,
    });

    expect(response.statusCode).toBe(200);
    const purchase = response.json().data as Purchase;
    expect(purchase.total_amount).toBe(339.97);
    expect(purchase.orders).toMatchObject([
      {
        pharmacy: { id: near.id, name: near.name },
        fulfilment: 'delivery',
        status: 'pending',
        total_items: 3,
        total_amount: 89.97,
        customer: { name: 'Mona Adel' },
      },
      { pharmacy: { id: far.id }, fulfilment: 'pickup', total_items: 1, total_amount: 250 },
    ]);
    for (const { order_code } of purchase.orders)
      expect(order_code).toMatch(/^DW-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);

    const [delivered, picked] = await shop.ordersOf(session);
    expect(delivered).toMatchObject({
      subtotal: 5997,
      shipping: 3000,
      total: 8997,
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'due',
      phoneNumber: '+201011111111',
      recipient: 'Dr. Sara, Clinic 3',
      deliveryAddress: 'Dr. Sara, Clinic 3, 9 Tahrir Street, Flat 5, Dokki, Giza',
      deliveryAddressAr: 'Dr. Sara, Clinic 3، 9 Tahrir Street، Flat 5، Dokki، Giza',
      notes: 'Ring twice',
    });
    expect(picked).toMatchObject({
      shipping: 0,
      total: 25_000,
      phoneNumber: user.phone,
      recipient: null,
      deliveryAddress: null,
      deliveryAddressAr: null,
    });
    expect(await test.db.select().from(orderItems).where(eq(orderItems.orderId, delivered!.id))).toMatchObject([
      {
        medicationId: first.id,
        name: first.name,
        nameAr: first.nameAr,
        strength: '500 mg',
        dosageForm: 'suppository',
        image: '/images/box.svg',
        price: 1999,
        quantity: 3,
      },
    ]);
    expect(await test.db.select().from(orderEvents).where(eq(orderEvents.orderId, picked!.id))).toMatchObject([
      { status: 'pending', actorId: user.id, actorType: 'user' },
    ]);
    expect([await shop.stockOf(first.id), await shop.stockOf(second.id)]).toEqual([2, 8]);
    expect(await shop.cartOf(session)).toEqual([]);
  });

  it('needs no address where everything is picked up', async () => {
    const keeps = await makePharmacy(test.db, { isDeliveryAvailable: false });
    const medication = await makeMedication(test.db, { pharmacyId: keeps.id });
    const { session } = await makeBuyer(test.db, { [medication.id]: 1 });

    const response = await shop.checkout(session, {});

    expect(response.json().data.orders).toMatchObject([{ fulfilment: 'pickup', total_amount: 25 }]);
  });

  it('stores amounts with tax that add up', async () => {
    const taxed = await startTestApp({ taxRatePercent: 14 });
    const medication = await makeMedication(taxed.db, { price: 1111 });
    const { session, body } = await makeBuyer(taxed.db, { [medication.id]: 3 });

    const { data: cart } = (await taxed.call({ url: '/api/cart', as: session })).json();
    const response = await taxed.post('/api/orders/checkout', session, { ...body, expected_total: cart.amounts.total });

    expect(response.json().data.total_amount).toBe(68);
    expect((await taxed.db.select().from(orders))[0]).toMatchObject({
      subtotal: 3333,
      discount: 0,
      shipping: 3000,
      tax: 467,
      total: 6800,
    });
    await taxed.stop();
  });
});
