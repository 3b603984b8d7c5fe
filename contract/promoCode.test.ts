import fc from 'fast-check';

import { dayInCairo } from './cairoDay';
import { addDays } from './calendar';
import { orderAmounts } from './money';
import { newPromoCode, promoApplyInput, promoCodeInput, promoListQuery, promoStatusOf } from './promoCode';
import {
  discountOn,
  type PromoProblem,
  promoProblem,
  promoRefusal,
  type PromoTerms,
  unusableReason,
} from './promoTerms';
import { problemsOf } from './testing/problemsOf';

const input = {
  code: ' save٢٠ ',
  type: 'percentage',
  value: '12.5',
  start_date: '2026-03-01',
  end_date: '2026-03-01',
};

describe('the form of a promo code', () => {
  it('takes the least that is needed, spells the code in one way and counts empty fields as none', () => {
    const empty = { min_purchase: '', usage_limit: '', per_customer_limit: '' };

    expect(promoCodeInput.validateSync({ ...input, ...empty })).toEqual({
      code: 'SAVE20',
      type: 'percentage',
      value: 12.5,
      min_purchase: null,
      start_date: '2026-03-01',
      end_date: '2026-03-01',
      usage_limit: null,
      per_customer_limit: null,
      is_active: true,
      description: '',
    });
  });

  it('asks for code, value and days', () => {
    expect(problemsOf(promoCodeInput, {})).toEqual({
      code: ['promoCodeRequired'],
      value: ['promoValueRequired'],
      start_date: ['startDateRequired'],
      end_date: ['endDateRequired'],
    });
  });

  it.each([
    ['code', { code: 'AB' }, 'promoCodeTooShort?min=3'],
    ['code', { code: 'A'.repeat(31) }, 'promoCodeTooLong?max=30'],
    ['code', { code: 'SAVE 20' }, 'promoCodeInvalid'],
    ['code', { code: 'خصم20' }, 'promoCodeInvalid'],
    ['type', { type: 'gift' }, 'promoTypeInvalid'],
    ['value', { value: 0 }, 'promoValueInvalid'],
    ['value', { value: -5 }, 'promoValueInvalid'],
    ['value', { value: 10.001 }, 'promoValueInvalid'],
    ['value', { value: 'ten' }, 'promoValueInvalid'],
    ['value', { value: 100.01 }, 'promoPercentTooHigh?max=100'],
    ['value', { type: 'fixed', value: 1_000_000.01 }, 'promoAmountTooHigh?max=1000000'],
    ['min_purchase', { min_purchase: -1 }, 'minPurchaseInvalid'],
    ['min_purchase', { min_purchase: 0.001 }, 'minPurchaseInvalid'],
    ['start_date', { start_date: '2026-02-30' }, 'dayInvalid'],
    ['end_date', { end_date: '01/03/2026' }, 'dayInvalid'],
    ['end_date', { end_date: '2026-02-28' }, 'endBeforeStart'],
    ['usage_limit', { usage_limit: 0 }, 'usageLimitInvalid'],
    ['usage_limit', { usage_limit: 1.5 }, 'usageLimitInvalid'],
    ['usage_limit', { usage_limit: 1_000_001 }, 'usageLimitTooHigh?max=1000000'],
    ['per_customer_limit', { usage_limit: 3, per_customer_limit: 4 }, 'customerLimitBeyondUsage'],
    ['description', { description: 'x'.repeat(201) }, 'descriptionTooLong?max=200'],
  ])('says at %s of %j: %s', (field, overrides, problem) => {
    const problems = problemsOf(promoCodeInput, { ...input, ...overrides });

    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toContain(problem);
  });

  it.each([
    { value: 100 },
    { type: 'fixed', value: 150.25 },
    { usage_limit: 3, per_customer_limit: 3 },
    { usage_limit: null, per_customer_limit: 4 },
  ])('takes %j', (overrides) => {
    expect(problemsOf(promoCodeInput, { ...input, ...overrides })).toEqual({});
  });
});

describe('a new promo code', () => {
  const today = dayInCairo();

  it('may end today, but not have ended', () => {
    expect(problemsOf(newPromoCode, { ...input, end_date: today })).toEqual({});
    expect(problemsOf(newPromoCode, { ...input, end_date: addDays(today, -1) })).toEqual({ end_date: ['endDatePast'] });
  });

  it('keeps every other rule', () => {
    const wrong = { ...input, start_date: '2099-03-02', end_date: '2099-03-01', value: 101 };
    expect(problemsOf(newPromoCode, wrong)).toEqual({
      value: ['promoPercentTooHigh?max=100'],
      end_date: ['endBeforeStart'],
    });
    expect(problemsOf(newPromoCode, { ...input, end_date: '' })).toEqual({ end_date: ['endDateRequired'] });
  });
});

it.each([
  [null, {}],
  [null, { startsOn: '2026-03-14' }],
  ['not_yet_valid', { startsOn: '2026-03-15' }],
  ['not_yet_valid', { startsOn: '2026-03-15', usageLimit: 2 }],
  [null, { usageLimit: 3 }],
  ['used_up', { usageLimit: 2 }],
  [null, { status: 'inactive', startsOn: '2026-03-15' }],
  [null, { status: 'expired', usageLimit: 2 }],
] as const)('is held up by %s: %j', (reason, overrides) => {
  const promo = { status: 'active', startsOn: '2026-03-01', usedCount: 2, usageLimit: null, ...overrides } as const;

  expect(unusableReason(promo, '2026-03-14')).toBe(reason);
});

it('takes what a customer types for the code that is meant', () => {
  for (const code of [' save٢٠', 'SAVE۲۰', '\u200fSAVE20\u200f', '\u2066SA\u200bVE20\u2069', 'SAVE20\u00a0']) {
    expect(promoApplyInput.validateSync({ code })).toEqual({ code: 'SAVE20' });
  }
  expect(problemsOf(promoApplyInput, { code: '' })).toEqual({ code: ['promoCodeRequired'] });
});

it('lists all codes, the newest first, unless asked otherwise', () => {
  expect(promoListQuery.validateSync({})).toEqual({
    page: 1,
    paginate: 10,
    q: '',
    status: 'all',
    sort: 'created_at-desc',
  });
  expect(problemsOf(promoListQuery, { status: 'gone', sort: 'usage-asc' })).toEqual({
    status: ['promoStatusInvalid'],
    sort: ['sortInvalid'],
  });
});

it.each([
  [{ is_active: true, is_expired: false }, 'active'],
  [{ is_active: false, is_expired: false }, 'inactive'],
  [{ is_active: true, is_expired: true }, 'expired'],
  [{ is_active: false, is_expired: true }, 'expired'],
] as const)('calls %j %s', (promo, status) => {
  expect(promoStatusOf(promo)).toBe(status);
});

const terms: PromoTerms = {
  type: 'percentage',
  value: 1000,
  minPurchase: 20_000,
  startsOn: '2026-03-10',
  endsOn: '2026-03-20',
  usageLimit: 10,
  perCustomerLimit: 2,
  usedCount: 9,
  isActive: true,
};
const use = { subtotal: 20_000, usedByCustomer: 1, today: '2026-03-15' };

describe('whether a code applies', () => {
  it.each([
    ['within all its terms', {}, {}, null],
    ['on its first day', {}, { today: '2026-03-10' }, null],
    ['on its last day', {}, { today: '2026-03-20' }, null],
    ['without limits', { usageLimit: null, perCustomerLimit: null, usedCount: 99 }, { usedByCustomer: 99 }, null],
    ['switched off', { isActive: false }, {}, 'inactive'],
    ['a day early', {}, { today: '2026-03-09' }, 'not_yet_valid'],
    ['a day late', {}, { today: '2026-03-21' }, 'expired'],
    ['used up', { usedCount: 10 }, {}, 'used_up'],
    ['used up by the customer', {}, { usedByCustomer: 2 }, 'used_up_by_you'],
    ['a piastre short of its minimum', {}, { subtotal: 19_999 }, 'minimum_purchase'],
  ])('%s', (_when, changedTerms, changedUse, problem) => {
    expect(promoProblem({ ...terms, ...changedTerms }, { ...use, ...changedUse })).toBe(problem);
  });

  it.each<[PromoProblem, string]>([
    ['inactive', 'promoInactive'],
    ['not_yet_valid', 'promoNotYetValid?day=2026-03-10'],
    ['expired', 'promoExpired?day=2026-03-20'],
    ['used_up', 'promoUsedUp'],
    ['used_up_by_you', 'promoUsedUpByYou'],
    ['minimum_purchase', 'promoMinimumPurchase?amount=1%2C240.50'],
  ])('says of %s: %s', (problem, text) => {
    expect(promoRefusal({ problem, missing: 1240.5, start_date: '2026-03-10', end_date: '2026-03-20' })).toBe(text);
  });
});

describe('the discount', () => {
  it.each([
    [20_000, { type: 'percentage', value: 1000 }, 2000],
    [333, { type: 'percentage', value: 1250 }, 42],
    [5, { type: 'percentage', value: 1000 }, 1],
    [4, { type: 'percentage', value: 1000 }, 0],
    [20_000, { type: 'percentage', value: 10_000 }, 20_000],
    [20_000, { type: 'fixed', value: 5050 }, 5050],
    [4000, { type: 'fixed', value: 5050 }, 4000],
  ] as const)('on %d piastres with %j is %d', (subtotal, promo, discount) => {
    expect(discountOn(subtotal, promo)).toBe(discount);
  });

  it('is whole piastres, within the lines, and the bill adds up, whatever the code and the cart', () => {
    const piastres = fc.integer({ min: 0, max: 100_000_000 });
    const promo = fc.oneof(
      fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 100_000_000 }) }),
    );
    const lines = fc.array(fc.record({ pricePiastres: piastres, quantity: fc.integer({ min: 1, max: 10 }) }), {
      minLength: 1,
      maxLength: 100,
    });
    const delivery = fc.record({ deliveryFee: piastres, freeDeliveryThreshold: piastres });
    const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

    fc.assert(
      fc.property(promo, lines, delivery, rate, (code, bought, terms_, taxRatePercent) => {
        const bill = { lines: bought, fulfilment: 'delivery' as const, delivery: terms_, taxRatePercent };
        const before = orderAmounts(bill);
        const discountPiastres = discountOn(before.subtotal, code);

        const after = orderAmounts({ ...bill, discountPiastres });

        expect(Number.isInteger(discountPiastres)).toBe(true);
        expect(after.discount).toBe(discountPiastres);
        expect(after.subtotal - after.discount + after.shipping + after.tax).toBe(after.total);
        expect(after.total).toBeLessThanOrEqual(before.total);
        // A discount must not take away free delivery that the lines have earned.
        expect(after.shipping).toBe(before.shipping);
        if (code.type === 'percentage') {
          expect(Math.abs(discountPiastres * 10_000 - before.subtotal * code.value)).toBeLessThanOrEqual(5000);
        }
      }),
    );
  });
});
