import { sql } from 'drizzle-orm';

import { connect } from '../../db/connect';
import { attempts } from '../../db/schema';
import { createTestDatabase } from '../../testing/testDatabase';
import { countContact, countPromoGuess, guessLogin, pruneAttempts } from './attempts.service';

it('lets the free attempts through that arrive at the same moment', async () => {
  const FREE = 5;
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: FREE });
  const counter = { db, secret: 'only for tests' };

  const refused = [];
  for (let person = 0; person < 40; person += 1) {
    const guesses = Array.from({ length: FREE }, () =>
      guessLogin(counter, { email: `${person}@example.com`, address: `10.0.1.${person}` }, async () => false),
    );
    const results = await Promise.allSettled(guesses);
    refused.push(...results.filter(({ status }) => status === 'rejected'));
  }

  expect(refused).toEqual([]);
  await close();
  await database.drop();
});

it('makes nobody wait who keeps below the free number of an hour, however unevenly', async () => {
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: 1 });
  const counter = { db, secret: 'only for tests' };

  for (let message = 0; message < 30; message += 1) {
    await expect(countContact(counter, '10.0.1.1')).resolves.toBeUndefined();
    const minutes = message % 2 === 0 ? 10 : 15;
    await db.update(attempts).set({
      blockedUntil: sql`${attempts.blockedUntil} - make_interval(mins => ${minutes})`,
      updatedAt: sql`${attempts.updatedAt} - make_interval(mins => ${minutes})`,
    });
  }

  await close();
  await database.drop();
});

it('keeps nothing of attempts whose hour is over', async () => {
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: 1 });
  const counter = { db, secret: 'only for tests' };
  await guessLogin(counter, { email: 'mona@example.com', address: '10.0.1.1' }, async () => false);
  await db.update(attempts).set({ updatedAt: sql`now() - interval '61 minutes'` });
  await countPromoGuess(counter, 1);

  await pruneAttempts(db);

  expect(await db.$count(attempts)).toBe(1);
  await close();
  await database.drop();
});

it('counts no right password, but for the moment until it is known', async () => {
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: 1 });
  const counter = { db, secret: 'only for tests' };

  for (const person of ['mona', 'nour', 'sara']) {
    await guessLogin(counter, { email: `${person}@example.com`, address: '10.0.1.1' }, async () => true);
  }

  expect(await db.select({ failures: attempts.failures }).from(attempts)).toEqual([{ failures: 0 }]);
  await close();
  await database.drop();
});

it('leaves the wait alone that a wrong password has begun while a right one was looked at', async () => {
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: 1 });
  const counter = { db, secret: 'only for tests' };
  const guessOf = (person: string, check: () => Promise<boolean>) =>
    guessLogin(counter, { email: `${person}@example.com`, address: '10.0.1.1' }, check);
  for (let stranger = 0; stranger < 49; stranger += 1) await guessOf(String(stranger), async () => false);

  await guessOf('mona', async () => {
    // It takes longer than the wait that came with it.
    await db.update(attempts).set({ blockedUntil: sql`now()` });
    return !(await guessOf('nour', async () => false));
  });

  await expect(guessOf('sara', async () => true)).rejects.toMatchObject({ statusCode: 429 });
  await close();
  await database.drop();
});
