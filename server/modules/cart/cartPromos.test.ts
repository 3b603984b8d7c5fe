import { eq } from 'drizzle-orm';

import type { Cart, CartQuote } from '@contract/wire/cart';

import { promoCodes } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedBy } from '../../testing/callBlockedBy';
import { fillCart } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makePromo } from '../../testing/makePromo';
import { makeCustomer, makePharmacy } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const test = testApp({ taxRatePercent: 14 });
let customer: Session;
let pharmacyId: number;

/** A cart with two medications of one pharmacy, which cost 50 EGP together. */
beforeEach(async () => {
  customer = (await makeCustomer(test.db)).session;
  const medication = await makeMedication(test.db);
  pharmacyId = medication.pharmacyId;
  await fillCart(test.db, customer.userId, { [medication.id]: 2 });
});

const post = (path: string, payload: object = {}, headers = {}) =>
  test.call({ method: 'POST', url: `/api/cart/${path}`, as: customer, payload, headers });
const apply = (code: string, language = 'en') => post('apply-promo-code', { code }, { 'accept-language': language });
const readCart = async () => (await test.call({ url: '/api/cart', as: customer })).json().data as Cart;
const quoteOf = ({ quotes }: Cart, id = pharmacyId): CartQuote => quotes.find(({ pharmacy }) => pharmacy.id === id)!;
const addOther = async () => {
  const other = await makeMedication(test.db, { price: 10_000 });
  await fillCart(test.db, customer.userId, { [other.id]: 1 });
  return other.pharmacyId;
};

describe('a code that applies', () => {
  it('takes its part off that pharmacy’s lines, before tax, and stays with the cart', async () => {
    const otherId = await addOther();
    await makePromo(test.db, { pharmacyId, code: 'SAVE10' });

    const response = await apply(' save١٠ ');

    expect(response.json().message).toBe('Promo code applied');
    const cart = response.json().data as Cart;
    expect(quoteOf(cart)).toMatchObject({
      delivery: { subtotal: 50, discount: 5, shipping: 30, tax: 6.3, total: 81.3 },
      pickup: { subtotal: 50, discount: 5, shipping: 0, tax: 6.3, total: 51.3 },
      promo: { code: 'SAVE10', type: 'percentage', value: 10, problem: null },
    });
    expect(quoteOf(cart, otherId)).toMatchObject({ promo: null, pickup: { discount: 0 } });
    expect(cart.amounts.discount).toBe(5);
    expect(await readCart()).toEqual(cart);
  });

  it('counts at every pharmacy of the cart that has it, by its terms there', async () => {
    const otherId = await addOther();
    const expiredId = await addOther();
    await makePromo(test.db, { pharmacyId, code: 'BOTH', type: 'fixed', value: 99_999 });
    await makePromo(test.db, { pharmacyId: otherId, code: 'BOTH', value: 500 });
    await makePromo(test.db, { pharmacyId: expiredId, code: 'BOTH', endsOn: '2026-01-02' });

    const cart = (await apply('BOTH')).json().data as Cart;

    // A discount is never higher than the price of the lines.
    expect(quoteOf(cart).pickup).toMatchObject({ discount: 50, total: 0 });
    expect(quoteOf(cart, otherId).pickup).toMatchObject({ discount: 5 });
    expect(quoteOf(cart, expiredId).promo).toBeNull();
  });

  it('takes the place of the one before, and goes alone or with the cart', async () => {
    const otherId = await addOther();
    await makePromo(test.db, { pharmacyId, code: 'FIRST' });
    await makePromo(test.db, { pharmacyId: otherId, code: 'FIRST' });
    await makePromo(test.db, { pharmacyId, code: 'SECOND' });
    const codes = async () => (await readCart()).quotes.map(({ promo }) => promo?.code ?? null);

    await apply('FIRST');
    await apply('SECOND');
    expect(await codes()).toEqual(['SECOND', 'FIRST']);

    // Removed twice, as after a lost answer.
    for (const removed of [
      await post('remove-promo-code', { pharmacy_id: otherId }),
      await post('remove-promo-code', { pharmacy_id: otherId }),
    ]) {
      expect(removed.json().message).toBe('Promo code removed');
      expect(await codes()).toEqual(['SECOND', null]);
    }

    await post('delete');
    await fillCart(test.db, customer.userId, { [(await makeMedication(test.db, { pharmacyId })).id]: 1 });
    expect(await codes()).toEqual([null]);
  });

  it('keeps the free delivery that the lines have earned', async () => {
    const medication = await makeMedication(test.db, { pharmacyId, price: 15_000 });
    await fillCart(test.db, customer.userId, { [medication.id]: 1 });
    await makePromo(test.db, { pharmacyId, code: 'HALF', value: 5000 });

    const cart = (await apply('HALF')).json().data as Cart;

    expect(quoteOf(cart)).toMatchObject({ delivery: { subtotal: 200, discount: 100, shipping: 0 } });
  });
});

describe('a code that does not apply', () => {
  it.each([
    ['unknown', {}, 'This code is not known to the pharmacies in your cart'],
    ['inactive', { isActive: false }, 'This code is not active at the moment'],
    ['not yet valid', { startsOn: '2099-03-01' }, 'This code is not valid yet. It starts on Mar 1, 2099'],
    ['expired', { endsOn: '2026-01-31' }, 'This code expired on Jan 31, 2026'],
    ['short of its minimum', { minPurchase: 9050 }, 'Add 40.50\u00a0EGP more from this pharmacy to use this code'],
    ['used up', { usageLimit: 3, usedCount: 3 }, 'This code has been used up'],
  ])('because it is %s is refused with the reason and not kept', async (why, terms, text) => {
    if (why !== 'unknown') await makePromo(test.db, { pharmacyId, code: 'NOPE', ...terms });

    const response = await apply('NOPE');

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ code: [text] });
    expect(quoteOf(await readCart()).promo).toBeNull();
  });

  it('names the pharmacy whose lines are too few, where the cart has another one', async () => {
    const otherId = await addOther();
    await makePromo(test.db, { pharmacyId: otherId, code: 'MIN', minPurchase: 20_000 });
    const { name, name_ar } = quoteOf(await readCart(), otherId).pharmacy;

    const inEnglish = await apply('MIN');
    const inArabic = await apply('MIN', 'ar');

    expect(inEnglish.json().errors).toEqual({ code: [`Add 100.00\u00a0EGP more from ${name} to use this code`] });
    expect(inArabic.json().errors.code[0]).toContain(` من ${name_ar} `);
  });

  it('any more takes nothing off and says why, and what is missing', async () => {
    await makePromo(test.db, { pharmacyId, code: 'MIN', minPurchase: 5000 });
    await apply('MIN');

    const [{ medication }] = (await readCart()).items as [Cart['items'][number]];
    const cart = (await post('update', { medication_id: medication.id, quantity: 1 })).json().data as Cart;

    expect(quoteOf(cart)).toMatchObject({
      pickup: { subtotal: 25, discount: 0 },
      promo: { code: 'MIN', problem: 'minimum_purchase', missing: 25 },
    });
  });

  it('is no way to guess: after twenty codes in an hour a person has to wait, right ones included', async () => {
    await makePromo(test.db, { pharmacyId, code: 'KNOWN' });
    const statuses: number[] = [];
    for (let guess = 0; guess < 20; guess += 1) {
      statuses.push((await apply(guess % 2 ? 'KNOWN' : `GUESS${guess}`)).statusCode);
    }

    const refusal = await apply('KNOWN');

    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    expect(refusal.statusCode).toBe(429);
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('says that there is no such code where its pharmacy is just deleting it', async () => {
  const { id } = await makePromo(test.db, { pharmacyId, code: 'GOING' });

  const response = await callBlockedBy(
    test.db,
    (tx) => tx.delete(promoCodes).where(eq(promoCodes.id, id)),
    () => apply('GOING'),
  );

  expect(response.statusCode).toBe(422);
  expect((await readCart()).quotes[0]!.promo).toBeNull();
});

it('does not show that another pharmacy has a code', async () => {
  await makePromo(test.db, { pharmacyId: (await makePharmacy(test.db)).id, code: 'THEIRS' });

  expect((await apply('THEIRS')).json().errors).toEqual({
    code: ['This code is not known to the pharmacies in your cart'],
  });
});
