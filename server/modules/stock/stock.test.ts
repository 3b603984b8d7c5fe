import { sql } from 'drizzle-orm';

import type { Paginated } from '@contract/wire/envelope';
import type { StockMovement } from '@contract/wire/stock';

import type { Session } from '../../plugins/session';
import { makeMedication } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';

const test = testApp();
const shop = shoppingIn(test);

const ask = (id: number, as: Session | null, query = '') =>
  test.call({ url: `/api/medications/${id}/stock-movements${query}`, as });
const bookOf = async (id: number, as: Session, query = '') =>
  (await ask(id, as, query)).json().data as Paginated<StockMovement>;

it('writes down what was listed, sold, given back and counted, with who and when', async () => {
  const { session: staff, user: member, pharmacy } = await makeStaff(test.db);
  const medication = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 50 });
  const { id, code, user: buyer } = await shop.buy({ [medication.id]: 3 });
  await shop.move(id, 'cancelled', staff);
  await test.db.execute(sql`select move_stock(${medication.id}, -4, 'correction', ${member.id})`);

  const { data, total } = await bookOf(medication.id, staff);

  const told = data.map(({ reason, change, balance, order, actor }) => [
    reason,
    change,
    balance,
    order?.order_code,
    actor,
  ]);
  const pharmacist = `${member.firstName} ${member.lastName}`;
  expect(told).toEqual([
    ['correction', -4, 46, undefined, pharmacist],
    ['cancellation', 3, 50, code, pharmacist],
    ['sale', -3, 47, code, `${buyer.firstName} ${buyer.lastName}`],
    ['opening', 50, 50, undefined, null],
  ]);
  expect(total).toBe(4);
  expect(Date.now() - Date.parse(data[0]!.created_at)).toBeLessThan(60_000);
});

it('turns pages, the newest first', async () => {
  const { session: staff, pharmacy } = await makeStaff(test.db);
  const medication = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 50 });
  await shop.buy({ [medication.id]: 1 });
  await shop.buy({ [medication.id]: 2 });

  const [first, second] = [
    await bookOf(medication.id, staff, '?paginate=2'),
    await bookOf(medication.id, staff, '?paginate=2&page=2'),
  ];

  expect([first.last_page, first.total]).toEqual([2, 3]);
  expect([...first.data, ...second.data].map(({ change }) => change)).toEqual([-2, -1, 50]);
});

it('has nothing to tell of what was listed without stock', async () => {
  const { session: staff, pharmacy } = await makeStaff(test.db);
  const medication = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 0 });

  expect(await bookOf(medication.id, staff)).toMatchObject({ data: [], total: 0 });
});
