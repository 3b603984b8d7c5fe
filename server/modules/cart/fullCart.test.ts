import { eq } from 'drizzle-orm';

import { LIMITS } from '@contract/limits';

import { cartItems, medications } from '../../db/schema';
import { isWaitingForLock } from '../../testing/callBlockedBy';
import { fillCart } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { lockUser } from '../accounts/accounts.service';

const app = testApp();

/** A customer, and one medication more than fits into a cart. */
async function makeShopper() {
  const customer = await makeCustomer(app.db);
  const { pharmacyId, categoryId } = await makeMedication(app.db);
  const listing = { pharmacyId, categoryId, name: 'Panadol', nameAr: 'بانادول', price: 100, stock: 5 };
  const shelf = Array.from({ length: LIMITS.cartLines + 1 }, () => listing);
  const ids = (await app.db.insert(medications).values(shelf).returning()).map(({ id }) => id);
  const add = (medication_id: number) => app.post('/api/cart/add', customer.session, { medication_id, quantity: 1 });
  return { ...customer, ids: ids as [number, number, ...number[]], add };
}

const oneOfEach = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, 1]));

it('takes more of what a full cart holds, but no other medication', async () => {
  const { user, ids, add } = await makeShopper();
  const [other, held, ...rest] = ids;
  await fillCart(app.db, user.id, oneOfEach([held, ...rest]));

  expect((await add(held)).statusCode).toBe(200);
  const refused = await add(other);

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'cartFull',
    message: 'A cart holds at most 100 different medications. Remove one first',
  });
});

it('takes no medication more than it holds, where several are added at once', async () => {
  const { user, ids, add } = await makeShopper();
  const [other, last, ...rest] = ids;
  await fillCart(app.db, user.id, oneOfEach(rest));
  const adds: ReturnType<typeof add>[] = [];

  await app.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await fillCart(tx, user.id, oneOfEach([last]));
    adds.push(add(other));
    await until(() => isWaitingForLock(app.db));
  });

  expect((await adds[0])?.json().code).toBe('cartFull');
  expect(await app.db.$count(cartItems, eq(cartItems.userId, user.id))).toBe(LIMITS.cartLines);
});
