import { connect } from '../../db/connect';
import { createTestDatabase } from '../../testing/testDatabase';
import { countLogin } from './attempts.service';

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
