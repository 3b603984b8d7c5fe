import { eq, sql } from 'drizzle-orm';

import { makeMedication } from '../testing/makeMedication';
import { testApp } from '../testing/testApp';
import type { Database } from './database';
import { inTransaction } from './inTransaction';
import { medications } from './schema';

const test = testApp();

const stockOf = async (id: number) =>
  (await test.db.select().from(medications).where(eq(medications.id, id)))[0]!.stock;
const take = (db: Database, id: number) =>
  db
    .update(medications)
    .set({ stock: sql`${medications.stock} - 1` })
    .where(eq(medications.id, id));

it('repeats what a deadlock undid', async () => {
  const [one, two] = [await makeMedication(test.db, { stock: 5 }), await makeMedication(test.db, { stock: 5 })];
  let attempts = 0;
  let arrived = 0;
  let letGo: () => void = () => undefined;
  const bothHoldOne = new Promise<void>((resolve) => (letGo = resolve));
  const takeBoth = (first: number, second: number) =>
    inTransaction(test.db, async (tx) => {
      attempts += 1;
      await take(tx, first);
      if (++arrived === 2) letGo();
      await bothHoldOne;
      await take(tx, second);
    });

  await Promise.all([takeBoth(one.id, two.id), takeBoth(two.id, one.id)]);

  expect(attempts).toBe(3);
  expect([await stockOf(one.id), await stockOf(two.id)]).toEqual([3, 3]);
});

it('repeats what was lost, whichever of its statements is heard of first', async () => {
  const { id } = await makeMedication(test.db, { stock: 5 });
  const deadlock = sql`do $$ begin raise 'lost a race' using errcode = 'deadlock_detected'; end $$`;
  let attempts = 0;

  await inTransaction(test.db, async (tx) => {
    attempts += 1;
    if (attempts > 1) return take(tx, id);
    const [, next] = await Promise.allSettled([tx.execute(deadlock), take(tx, id)]);
    if (next.status === 'rejected') throw next.reason;
  });

  expect([attempts, await stockOf(id)]).toEqual([2, 4]);
});

it('gives up on a conflict that stays', async () => {
  const { id } = await makeMedication(test.db, { stock: 5 });
  let attempts = 0;

  const work = inTransaction(test.db, async (tx) => {
    attempts += 1;
    await take(tx, id);
    await tx.execute(sql`insert into governorates (name, name_ar) values ('Twice', ''), ('Twice', '')`);
  });

  await expect(work).rejects.toThrow();
  expect(attempts).toBe(5);
  expect(await stockOf(id)).toBe(5);
});

it('does not repeat what failed for good', async () => {
  const { id } = await makeMedication(test.db, { stock: 0 });
  let attempts = 0;

  const work = inTransaction(test.db, (tx) => {
    attempts += 1;
    return take(tx, id);
  });

  await expect(work).rejects.toThrow();
  expect(attempts).toBe(1);
});

it('says why it failed itself, whatever was lost on its connection before', async () => {
  const fail = (message: string, code: string) =>
    inTransaction(test.db, (tx) =>
      tx.execute(sql.raw(`do $$ begin raise '${message}' using errcode = '${code}'; end $$`)),
    );
  const because = (message: string) => ({ cause: expect.objectContaining({ message }) as unknown });

  await expect(fail('the first', 'raise_exception')).rejects.toMatchObject(because('the first'));
  await expect(fail('the second', 'in_failed_sql_transaction')).rejects.toMatchObject(because('the second'));
});
