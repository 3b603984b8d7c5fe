import { sql } from 'drizzle-orm';

import { connect } from '../../db/connect';
import { loginFailures } from '../../db/schema';
import { createTestDatabase } from '../../testing/testDatabase';
import { countLogin, countPromoGuess, pruneAttempts } from './attempts.service';

it('lets the free attempts through that arrive at the same moment', async () => {
  const FREE = 5;
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: FREE });
  const counter = { db, secret: 'only for tests' };

  const refused = [];
  for (let person = 0; person < 40; person += 1) {
    const attempts = Array.from({ length: FREE }, () =>
      countLogin(counter, `${person}@example.com`, `10.0.1.${person}`),
    );
    const results = await Promise.allSettled(attempts);
    refused.push(...results.filter(({ status }) => status === 'rejected'));
  }

  expect(refused).toEqual([]);
  await close();
  await database.drop();
});

it('keeps nothing of attempts whose hour is over', async () => {
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: 1 });
  const counter = { db, secret: 'only for tests' };
  await countLogin(counter, 'mona@example.com', '10.0.1.1');
  await db.update(loginFailures).set({ updatedAt: sql`now() - interval '61 minutes'` });
  await countPromoGuess(counter, 1);

  await pruneAttempts(db);

  expect(await db.$count(loginFailures)).toBe(1);
  await close();
  await database.drop();
});
