import { LIMITS } from '@contract/limits';

import { medications } from '../../db/schema';
import { fillCart } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer } from '../../testing/makeUser';
import { startTestApp } from '../../testing/testApp';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('takes more of what a full cart holds, but no other medication', async () => {
  const { user, session } = await makeCustomer(app.db);
  const { pharmacyId, categoryId } = await makeMedication(app.db);
  const listing = { pharmacyId, categoryId, name: 'Panadol', nameAr: 'بانادول', price: 100, stock: 5 };
  const shelf = Array.from({ length: LIMITS.cartLines + 1 }, () => listing);
  const ids = (await app.db.insert(medications).values(shelf).returning()).map(({ id }) => id);
  const [other, held, ...rest] = ids as [number, number, ...number[]];
  await fillCart(app.db, user.id, Object.fromEntries([held, ...rest].map((id) => [id, 1])));
  const add = (medication_id: number) =>
    app.call({ method: 'POST', url: '/api/cart/add', as: session, payload: { medication_id, quantity: 1 } });

  expect((await add(held)).statusCode).toBe(200);
  const refused = await add(other);

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'cartFull',
    message: 'A cart holds at most 100 different medications. Remove one first',
  });
});
