import { sql } from 'drizzle-orm';

import { connect } from '../../db/connect';
import type { Database } from '../../db/database';
import { attempts } from '../../db/schema';
import { createTestDatabase } from '../../testing/testDatabase';
import { countAttempt, countAttemptFrom, deleteForgottenAttempts, limitLoginGuesses } from './attempts.service';

/** How many guesses of one person from one address cost no wait. */
const FREE = 5;

let connection: ReturnType<typeof connect>;
let db: Database;
let counter: { db: Database; secret: string };

beforeAll(async () => {
  connection = connect(await createTestDatabase(), { max: FREE });
  db = connection.db;
  counter = { db, secret: 'only for tests' };
});
beforeEach(() => db.delete(attempts));
afterAll(() => connection.close());

it('lets the free attempts through that arrive at the same moment', async () => {
  const refused = [];
  for (let person = 0; person < 20; person += 1) {
    const guesses = Array.from({ length: FREE }, () =>
      limitLoginGuesses(counter, { email: `${person}@example.com`, address: `10.0.1.${person}` }, async () => false),
    );
    const results = await Promise.allSettled(guesses);
    refused.push(...results.filter(({ status }) => status === 'rejected'));
  }

  expect(refused).toEqual([]);
});

it('makes nobody wait who keeps below the free number of an hour, however unevenly', async () => {
  for (let message = 0; message < 30; message += 1) {
    await expect(countAttemptFrom(counter, 'contact', '10.0.1.1')).resolves.toBeUndefined();
    const minutes = message % 2 === 0 ? 10 : 15;
    await db.update(attempts).set({
      blockedUntil: sql`${attempts.blockedUntil} - make_interval(mins => ${minutes})`,
      updatedAt: sql`${attempts.updatedAt} - make_interval(mins => ${minutes})`,
    });
  }
});

it('keeps nothing of attempts whose hour is over', async () => {
  await limitLoginGuesses(counter, { email: 'mona@example.com', address: '10.0.1.1' }, async () => false);
  await db.update(attempts).set({ updatedAt: sql`now() - interval '61 minutes'` });
  await countAttempt(counter, 'promo', 1);

  await deleteForgottenAttempts(db, 1000);

  expect(await db.$count(attempts)).toBe(1);
});

it('counts no right password, but for the moment until it is known', async () => {
  for (const person of ['mona', 'nour', 'sara']) {
    await limitLoginGuesses(counter, { email: `${person}@example.com`, address: '10.0.1.1' }, async () => true);
  }

  expect(await db.select({ count: attempts.count }).from(attempts)).toEqual([{ count: 0 }]);
});

it('leaves the wait alone that a wrong password has begun while a right one was looked at', async () => {
  const guessOf = (person: string, check: () => Promise<boolean>) =>
    limitLoginGuesses(counter, { email: `${person}@example.com`, address: '10.0.1.1' }, check);
  await guessOf('stranger', async () => false);
  await db.update(attempts).set({ count: 49 });

  await guessOf('mona', async () => {
    // The check takes so long that the wait of its own attempt ends meanwhile.
    await db.update(attempts).set({ blockedUntil: sql`now()` });
    return !(await guessOf('nour', async () => false));
  });

  await expect(guessOf('sara', async () => true)).rejects.toMatchObject({ statusCode: 429 });
});

it('lets nobody else wait for who has to wait already', async () => {
  const signIn = (person: string, isRight: boolean) =>
    limitLoginGuesses(counter, { email: `${person}@example.com`, address: '10.0.1.1' }, async () => isRight);
  await signIn('stranger', false);
  await db.update(attempts).set({ count: 40 });
  // Sent at once: one after the other, they would take longer than the first wait on a busy machine.
  const guesses = await Promise.all(Array.from({ length: 20 }, () => signIn('nobody', false).catch(() => 'refused')));

  expect(guesses.filter((each) => each !== 'refused')).toHaveLength(FREE);
  expect(await signIn('mona', true)).toBe(true);
});
