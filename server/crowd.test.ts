import { randomInt } from 'node:crypto';

import { runCrowd } from './testing/crowd/runCrowd';
import { createTestDatabase } from './testing/testDatabase';

// Real processes share a busy machine with the other tests.
jest.setTimeout(90_000);

it('a crowd is served by two processes without a lost unit, a wrong total or a failure', async () => {
  const seed = randomInt(2 ** 31);
  const database = await createTestDatabase();

  const { faults, calls, books } = await runCrowd({
    databaseUrl: database.url,
    customers: 60,
    seconds: 6,
    seed,
    servers: 2,
  });

  // The seed, so that a failure can be repeated: npm run bench:crowd -- --seed SEED
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect(calls.find(({ name }) => name === 'check out')!.outcomes).toMatchObject({
    200: expect.any(Number),
    '409 cartHasProblems': expect.any(Number),
  });
  expect(calls.find(({ name }) => name === 'enter a promo code')!.outcomes).toMatchObject({
    200: expect.any(Number),
    '422 code': expect.any(Number),
  });
  expect(books.cancelled).toBeGreaterThan(0);
  expect(books.discounted).toBeGreaterThan(0);
  await database.drop();
});
