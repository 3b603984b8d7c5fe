import { eq } from 'drizzle-orm';

import type { PromoCode } from '@contract/wire/promoCode';

import { attempts, promoCodes } from '../../db/schema';
import type { StaffSession } from '../../plugins/session';
import { inDays } from '../../testing/inDays';
import { makePromo } from '../../testing/makePromo';
import { makeStaff } from '../../testing/makeUser';
import { ROUNDING_PRONE_PRICES } from '../../testing/roundingPronePrices';
import { testApp } from '../../testing/testApp';

const test = testApp();
let staff: StaffSession;

beforeEach(async () => {
  staff = (await makeStaff(test.db)).session;
});

const input = { code: 'save10', value: 10, start_date: '2026-01-01', end_date: '2099-12-31' };

const list = (query = '', as: StaffSession = staff) => test.call({ url: `/api/promo-codes?${query}`, as });
const post = (path: string, payload: object = input, as: StaffSession = staff) =>
  test.post(`/api/promo-codes/${path}`, as, payload);
const stored = async (id: number) => (await test.db.select().from(promoCodes).where(eq(promoCodes.id, id)))[0];
const own = (overrides: Parameters<typeof makePromo>[1] = {}) =>
  makePromo(test.db, { pharmacyId: staff.pharmacyId, ...overrides });

describe('GET /api/promo-codes', () => {
  const codesOf = async (query: string) =>
    ((await list(query)).json().data.data as PromoCode[]).map(({ code }) => code).join(' ');

  it('shows a code in full, in pounds and percent', async () => {
    const promo = await own({
      ...{ type: 'fixed', value: 5050, minPurchase: 20_000, usageLimit: 10, perCustomerLimit: 1, usedCount: 3 },
      ...{ code: 'EID', description: 'For the feast', startsOn: '2026-03-01', endsOn: '2099-03-31' },
    });

    const { data } = (await list()).json();

    expect(data).toMatchObject({ total: 1, per_page: 10, current_page: 1 });
    expect(data.data).toEqual([
      {
        ...{ id: promo.id, code: 'EID', type: 'fixed', value: 50.5, min_purchase: 200 },
        ...{ start_date: '2026-03-01', end_date: '2099-03-31', usage_limit: 10, per_customer_limit: 1, used_count: 3 },
        ...{ description: 'For the feast', is_active: true, is_expired: false },
      },
    ]);
  });

  it('searches, filters, sorts and pages', async () => {
    await own({ code: 'AUTUMN', value: 500, description: 'خصم الخريف', endsOn: inDays(0) });
    await own({ code: 'BIG_50', type: 'fixed', value: 5000, isActive: false, endsOn: '2098-01-01' });
    await own({ code: 'COLD', value: 2000, description: '50% of 100', endsOn: inDays(-1), isActive: false });
    await own({ code: 'DRY', type: 'fixed', value: 1000, endsOn: '2099-01-01', startsOn: inDays(5) });
    await makePromo(test.db, { code: 'OTHERS' });

    expect(await codesOf('')).toBe('DRY COLD BIG_50 AUTUMN');
    expect(await codesOf('q=autu')).toBe('AUTUMN');
    expect(await codesOf(`q=${encodeURIComponent('الخريف')}`)).toBe('AUTUMN');
    expect(await codesOf('q=0%25')).toBe('COLD');
    expect(await codesOf('q=_')).toBe('BIG_50');
    expect(await codesOf('status=active')).toBe('DRY AUTUMN');
    expect(await codesOf('status=inactive')).toBe('BIG_50');
    expect(await codesOf('status=expired')).toBe('COLD');
    expect(await codesOf('sort=code-desc')).toBe('DRY COLD BIG_50 AUTUMN');
    expect(await codesOf('sort=code-asc')).toBe('AUTUMN BIG_50 COLD DRY');
    expect(await codesOf('sort=discount-asc')).toBe('AUTUMN COLD DRY BIG_50');
    expect(await codesOf('sort=discount-desc')).toBe('BIG_50 DRY COLD AUTUMN');
    expect(await codesOf('sort=end_date-asc')).toBe('COLD AUTUMN BIG_50 DRY');
    expect(await codesOf('sort=end_date-desc')).toBe('DRY BIG_50 AUTUMN COLD');
    expect(await codesOf('paginate=3&page=2')).toBe('AUTUMN');
    expect((await list('paginate=3&page=9')).json().data).toMatchObject({ data: [], total: 4, last_page: 2 });
  });
});

describe('making a code', () => {
  it('stores it in capitals and answers it', async () => {
    const response = await post('create', { ...input, type: 'fixed', value: 12.34, min_purchase: 99.99 });

    expect(response.json()).toMatchObject({
      message: 'Promo code added',
      data: { code: 'SAVE10', type: 'fixed', value: 12.34, min_purchase: 99.99, used_count: 0, usage_limit: null },
    });
    expect(await stored(response.json().data.id)).toMatchObject({ value: 1234, minPurchase: 9999 });
  });

  it.each(ROUNDING_PRONE_PRICES)('keeps %d to the piastre, and to the hundredth of a percent', async (value) => {
    const [pounds, percent] = [
      await post('create', { ...input, type: 'fixed', value, min_purchase: value }),
      await post('create', { ...input, code: 'percent', value }),
    ];

    expect(pounds.json().data).toMatchObject({ value, min_purchase: value });
    expect(percent.json().data).toMatchObject({ type: 'percentage', value });
  });

  it.each([
    ['code', 'You already have a promo code with this name', { code: 'Taken' }],
    ['value', 'A percentage discount cannot exceed 100%', { value: 101 }],
    ['end_date', 'End date cannot be before the start date', { start_date: '2099-12-31', end_date: '2099-12-30' }],
    ['end_date', 'End date cannot be in the past', { end_date: '2026-01-01' }],
  ])('is refused at %s: %s', async (field, text, overrides) => {
    await own({ code: 'TAKEN' });

    const response = await post('create', { ...input, ...overrides });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ [field]: [text] });
    expect((await list()).json().data.total).toBe(1);
  });

  it('leaves the name free for other pharmacies, and for one of many at once', async () => {
    await makePromo(test.db, { code: 'SAVE10' });

    const responses = await Promise.all(Array.from({ length: 8 }, () => post('create')));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(422)]);
  });
});

describe('changing a code', () => {
  it('sets everything but how often it was used', async () => {
    const { id } = await own({ usedCount: 3, usageLimit: 5 });

    const response = await post(`${id}/update`, { ...input, usage_limit: 3, is_active: false });

    expect(response.json()).toMatchObject({
      message: 'Promo code updated',
      data: { id, code: 'SAVE10', value: 10, usage_limit: 3, used_count: 3, is_active: false },
    });
  });

  it.each([
    ['code', 'You already have a promo code with this name', { code: 'TAKEN' }],
    ['usage_limit', 'Uses of this code so far: 3. The limit cannot be lower', { usage_limit: 2 }],
  ])('is refused at %s: %s', async (field, text, overrides) => {
    await own({ code: 'TAKEN' });
    const before = await own({ usedCount: 3 });

    const response = await post(`${before.id}/update`, { ...input, ...overrides });

    expect(response.json().errors).toEqual({ [field]: [text] });
    expect(await stored(before.id)).toEqual(before);
  });

  it('leaves what is not sent as it is', async () => {
    const before = await own({ isActive: false, minPurchase: 5000, usageLimit: 9, description: 'For the feast' });

    const response = await post(`${before.id}/update`, { value: 20 });

    expect(response.statusCode).toBe(200);
    expect(await stored(before.id)).toEqual({ ...before, value: 2000 });
  });

  it('mends one that is over, and ends another', async () => {
    const old = await own({ startsOn: '2026-01-01', endsOn: '2026-01-31' });
    const running = await own({ startsOn: '2026-01-01', endsOn: '2099-12-31' });

    const [mended, ended] = [
      await post(`${old.id}/update`, { description: 'For the feast' }),
      await post(`${running.id}/update`, { end_date: '2026-01-31' }),
    ];

    expect(mended.json().data).toMatchObject({ description: 'For the feast', is_expired: true });
    expect(ended.json().data).toMatchObject({ end_date: '2026-01-31', is_expired: true });
  });

  it.each([
    ['end_date', 'End date cannot be before the start date', { end_date: '2025-12-31' }],
    ['value', 'A percentage discount cannot exceed 100%', { value: 150 }],
    ['per_customer_limit', 'The limit per customer cannot exceed the usage limit', { usage_limit: 4 }],
  ])('judges %s together with what is stored: %s', async (field, text, change) => {
    const before = await own({ perCustomerLimit: 5 });

    const response = await post(`${before.id}/update`, change);

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ [field]: [text] });
    expect(await stored(before.id)).toEqual(before);
  });

  it('takes for an amount of pounds what would be too much for a percentage', async () => {
    const { id } = await own({ type: 'fixed', value: 5000 });

    expect((await post(`${id}/update`, { value: 150 })).json().data).toMatchObject({ type: 'fixed', value: 150 });
  });

  it('keeps the changes of two who save different fields at once', async () => {
    const { id } = await own();

    await Promise.all([post(`${id}/update`, { is_active: false }), post(`${id}/update`, { value: 20 })]);

    const answer = await test.call({ url: `/api/promo-codes/${id}`, as: staff });
    expect(answer.json().data).toMatchObject({ id, is_active: false, value: 20 });
  });

  it('gives a name to one of two that want it at once', async () => {
    const codes = [await own(), await own()];

    const responses = await Promise.all(codes.map(({ id }) => post(`${id}/update`)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

it('deletes a code, once', async () => {
  const { id } = await own();

  expect((await post(`${id}/delete`)).json()).toMatchObject({ message: 'Promo code deleted', data: null });
  expect((await post(`${id}/delete`)).statusCode).toBe(404);
  expect(await stored(id)).toBeUndefined();
});

it('lets a pharmacy make a hundred codes within an hour, and another one as many', async () => {
  const { session: other } = await makeStaff(test.db);
  await post('create');
  await test.db.update(attempts).set({ count: 120 });
  expect((await post('create', { ...input, code: 'LAST' })).statusCode).toBe(200);

  const response = await post('create', { ...input, code: 'ONE_MORE' });

  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(await test.db.$count(promoCodes, eq(promoCodes.pharmacyId, staff.pharmacyId))).toBe(2);
  expect((await post('create', input, other)).statusCode).toBe(200);
});
