import { STAFF_LIMITS } from '@contract/staffLimits';

import type { Session } from '../../plugins/session';
import { makeCategory } from '../../testing/makeMedication';
import { makeCustomer, makeStaff } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const test = testApp();
let ours: number;
let another: number;
beforeAll(async () => {
  ours = (await makeCategory(test.db)).id;
  another = (await makeCategory(test.db)).id;
});

const list = (as: Session | null) => test.call({ url: '/api/pharmacy/foreign-categories', as });
const kept = async (as: Session) => (await list(as)).json().data as unknown;
const keep = (as: Session | null, categories: unknown) =>
  test.call({ method: 'POST', url: '/api/pharmacy/foreign-categories/update', as, payload: { categories } });

it('keeps what somebody has chosen for all of their pharmacy, and for no other', async () => {
  const { session, pharmacy } = await makeStaff(test.db);
  const { session: colleague } = await makeStaff(test.db, pharmacy.id);
  const { session: stranger } = await makeStaff(test.db);
  await keep(stranger, [{ name: 'cardio', category_id: another }]);

  const answer = await keep(session, [
    { name: 'مسكنات', category_id: ours },
    { name: 'cardio', category_id: ours },
  ]);

  expect([answer.statusCode, answer.json().data]).toEqual([200, null]);
  expect(await kept(colleague)).toEqual([
    { name: 'cardio', category_id: ours },
    { name: 'مسكنات', category_id: ours },
  ]);
  expect(await kept(stranger)).toEqual([{ name: 'cardio', category_id: another }]);
});

it('puts a later choice in the place of the earlier, forgets one that is taken back, and leaves the others', async () => {
  const { session } = await makeStaff(test.db);
  const { session: stranger } = await makeStaff(test.db);
  const choose = (name: string, category_id: number | null) => ({ name, category_id });
  await keep(session, [choose('a', ours), choose('b', ours), choose('c', ours)]);
  await keep(stranger, [choose('b', ours)]);

  await keep(session, [choose('b', null), choose('c', ours), choose('c', another), choose('unknown', null)]);

  expect(await kept(session)).toEqual([choose('a', ours), choose('c', another)]);
  expect(await kept(stranger)).toEqual([choose('b', ours)]);
});

it.each([
  ['no list', undefined, 'categories'],
  ['an empty list', [], 'categories'],
  ['more than a call may bring', Array(101).fill({ name: 'a', category_id: null }), 'categories'],
  ['no name', [{ name: ' ', category_id: null }], 'categories[0].name'],
  ['a name too long', [{ name: 'x'.repeat(101), category_id: null }], 'categories[0].name'],
  ['nothing for a name', [{ name: 'a' }], 'categories[0].category_id'],
  ['no number', [{ name: 'a', category_id: 'x' }], 'categories[0].category_id'],
  ['a text in place of a choice', ['a'], 'categories[0]'],
  ['a category that is none of ours', [{ name: 'a', category_id: 999_999 }], 'category_id'],
])('refuses %s, and keeps nothing of it', async (_what, categories, field) => {
  const { session } = await makeStaff(test.db);

  const answer = await keep(session, categories);

  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect(await kept(session)).toEqual([]);
});

it('forgets the oldest of too many', async () => {
  const { session } = await makeStaff(test.db);
  await keep(session, [{ name: 'oldest', category_id: ours }]);
  const { importRows: portion, foreignCategories: most } = STAFF_LIMITS;
  for (let from = 0; from < most; from += portion) {
    await keep(
      session,
      Array.from({ length: portion }, (_, index) => ({ name: `name ${from + index}`, category_id: ours })),
    );
  }

  const names = ((await kept(session)) as { name: string }[]).map(({ name }) => name);

  expect(names).toHaveLength(most);
  expect(names).not.toContain('oldest');
});

it('is none of a customer or a guest', async () => {
  const { session } = await makeCustomer(test.db);

  const answers = await Promise.all([list(session), list(null), keep(session, []), keep(null, [])]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401, 403, 401]);
});
