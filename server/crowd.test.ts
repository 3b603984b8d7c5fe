import { randomInt } from 'node:crypto';

import { runCrowd } from './testing/crowd/runCrowd';
import { createTestDatabase } from './testing/testDatabase';

// Real processes share a busy machine with the other tests.
jest.setTimeout(90_000);

/** Outcomes that have to occur: a run without them proves nothing. */
const AWAITED = [
  ['check out', '200'],
  ['check out', '409 cartHasProblems'],
  ['enter a promo code', '200'],
  ['enter a promo code', '422 code'],
  ['import products', '200'],
  ['change all products', '200'],
] as const;

it('a crowd is served by two processes without a lost unit, a wrong total or a failure', async () => {
  const seed = randomInt(2 ** 31);
  const databaseUrl = await createTestDatabase();

  const { faults, calls, books } = await runCrowd({
    databaseUrl,
    customers: 60,
    seconds: 6,
    seed,
    servers: 2,
    awaitedOutcomes: AWAITED,
  });

  // The seed is compared as well, so that a failure prints it: npm run bench:crowd -- --seed SEED
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  for (const [name, outcome] of AWAITED) {
    expect(calls.find((call) => call.name === name)?.outcomes).toMatchObject({ [outcome]: expect.any(Number) });
  }
  expect(books.cancelled).toBeGreaterThan(0);
  expect(books.discounted).toBeGreaterThan(0);
});
