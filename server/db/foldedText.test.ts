import { makePromo } from '../testing/makePromo';
import { shoppingIn } from '../testing/shopping';
import { testApp } from '../testing/testApp';

const test = testApp();
let people: Awaited<ReturnType<ReturnType<typeof shoppingIn>['placeOrder']>>;

beforeAll(async () => {
  people = await shoppingIn(test).placeOrder();
  await makePromo(test.db, { pharmacyId: people.staff.pharmacyId });
});

const TATWEEL = '\u0640';
const FATHA = '\u064e';

it.each([
  ['orders', 'staff', ['-', '#', '--', '- -', `-${TATWEEL}`]],
  ['orders', 'customer', ['-', '--', '- -', `-${TATWEEL}`]],
  ['customers', 'staff', ['-', '#', `-${TATWEEL}`]],
  ['promo-codes', 'staff', ['-']],
  ['pharmacy/medications', 'staff', ['-']],
  ['medications', 'customer', ['-']],
  ['pharmacies', 'customer', ['-']],
] as const)('finds nothing in %s of the %s by what holds no word', async (list, as, signs) => {
  const totalOf = async (q: string) =>
    (await test.call({ url: `/api/${list}?q=${encodeURIComponent(q)}`, as: people[as] })).json().data.total;
  expect(await totalOf('')).toBe(1);

  for (const q of [...signs, TATWEEL, `${TATWEEL} ${TATWEEL}`, FATHA]) expect([q, await totalOf(q)]).toEqual([q, 0]);
});
