import fc from 'fast-check';

import { untilFreeDelivery } from './freeDelivery';
import { type Amounts, amountsToEgp, orderAmounts, sumAmounts, toEgp, toPiastres } from './money';

const DELIVERY = { deliveryFee: 3000, freeDeliveryThreshold: 20_000 };

const amounts = (overrides: Partial<Parameters<typeof orderAmounts>[0]> = {}) =>
  orderAmounts({
    lines: [{ pricePiastres: 2550, quantity: 2 }],
    fulfilment: 'delivery',
    delivery: DELIVERY,
    taxRatePercent: 0,
    ...overrides,
  });

const piastres = fc.integer({ min: 0, max: 10_000_000 });
const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const anyOrder = fc.record({
  lines: fc.array(fc.record({ pricePiastres: piastres, quantity: fc.integer({ min: 1, max: 10 }) }), { minLength: 1 }),
  discountPiastres: piastres,
  fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
  delivery: fc.record({ deliveryFee: piastres, freeDeliveryThreshold: fc.option(piastres) }),
  taxRatePercent: rate,
});

describe('orderAmounts', () => {
  it('charges the fee below the threshold', () => {
    expect(amounts()).toEqual({ subtotal: 5100, discount: 0, shipping: 3000, tax: 0, total: 8100 });
  });

  it.each([
    ['at the threshold', { lines: [{ pricePiastres: 10_000, quantity: 2 }] }],
    ['above it', { lines: [{ pricePiastres: 20_001, quantity: 1 }] }],
    ['for pick-up', { fulfilment: 'pickup' as const }],
  ])('ships for nothing %s', (_when, overrides) => {
    expect(amounts(overrides).shipping).toBe(0);
  });

  it('charges the fee for the dearest order where no threshold makes it free', () => {
    const lines = [{ pricePiastres: 100_000_000, quantity: 10 }];
    expect(amounts({ lines, delivery: { ...DELIVERY, freeDeliveryThreshold: null } }).shipping).toBe(3000);
  });

  it('never takes off more than the lines cost', () => {
    expect(amounts({ discountPiastres: 99_999 })).toEqual({
      subtotal: 5100,
      discount: 5100,
      shipping: 3000,
      tax: 0,
      total: 3000,
    });
  });

  it.each([
    [3000, 1.15, 35],
    [50, 1, 1],
    [49, 1, 0],
    [10_000, 14, 1400],
    [333, 14.25, 47],
  ])('rounds half a piastre up: %d piastres at %d %% are %d', (pricePiastres, taxRatePercent, tax) => {
    expect(amounts({ lines: [{ pricePiastres, quantity: 1 }], taxRatePercent }).tax).toBe(tax);
  });

  it('adds up to the piastre, in whole piastres, and costs nobody less than nothing', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { subtotal, discount, shipping, tax, total } = orderAmounts(order);

        expect(subtotal - discount + shipping + tax).toBe(total);
        expect([subtotal, discount, shipping, tax, total].every((part) => Number.isInteger(part) && part >= 0)).toBe(
          true,
        );
      }),
    );
  });
});

describe('untilFreeDelivery', () => {
  it.each([
    [5100, DELIVERY, 14_900],
    [20_000, DELIVERY, 0],
    [30_000, DELIVERY, 0],
    [5100, { deliveryFee: 0, freeDeliveryThreshold: 20_000 }, 0],
    [0, { deliveryFee: 3000, freeDeliveryThreshold: 0 }, 0],
    [5100, { deliveryFee: 0, freeDeliveryThreshold: null }, 0],
    [100_000_000, { deliveryFee: 3000, freeDeliveryThreshold: null }, null],
  ])('says of %d piastres with %j: %j', (subtotal, delivery, missing) => {
    expect(untilFreeDelivery(subtotal, delivery)).toBe(missing);
  });
});

describe('EGP on the wire', () => {
  it('comes back as the same piastres', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (whole) => toPiastres(toEgp(whole)) === whole));
  });

  it('sums without the drift of floating point', () => {
    const part = (total: number): Amounts => ({ subtotal: total, discount: 0, shipping: 0, tax: 0, total });

    expect(sumAmounts([part(0.1), part(0.2)])).toEqual(part(0.3));
    expect(sumAmounts([])).toEqual(part(0));
  });

  it('sums orders to what their piastres sum to', () => {
    fc.assert(
      fc.property(fc.array(anyOrder), (orders) => {
        const each = orders.map(orderAmounts);
        const total = each.reduce((sum, order) => sum + order.total, 0);

        expect(sumAmounts(each.map(amountsToEgp)).total).toBe(toEgp(total));
      }),
    );
  });
});
