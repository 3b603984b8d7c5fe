import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { makeMedication } from '../testing/makeMedication';
import { testApp } from '../testing/testApp';
import { prepared } from './prepared';
import { medicationCategories, medications, pharmacies } from './schema';

const test = testApp();

const twoMedications = async () => [
  (await makeMedication(test.db, { stock: 5, image: null })).id,
  (await makeMedication(test.db, { stock: 0, expiryDate: '2091-05-31' })).id,
];

/** The same statement without a name: Drizzle reads its rows by itself. */
it('reads rows as Drizzle does: dates, sums, expressions, groups and what is null', async () => {
  const ids = await twoMedications();
  const select = () =>
    test.db
      .select({
        medication: medications,
        category: { id: medicationCategories.id, icon: medicationCategories.icon },
        pharmacy: { id: pharmacies.id, createdAt: pharmacies.createdAt, image: pharmacies.image },
        price: medications.price,
        doubled: sql<number>`${medications.price} * 2`.mapWith(Number),
        shouted: sql<string>`upper(${medications.name})`.as('shouted'),
      })
      .from(medications)
      .innerJoin(medicationCategories, eq(medicationCategories.id, medications.categoryId))
      .innerJoin(pharmacies, eq(pharmacies.id, medications.pharmacyId))
      .where(inArray(medications.id, ids))
      .orderBy(asc(medications.id));

  const rows = await prepared(test.db, 'everything', (name) => select().prepare(name)).execute();

  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ medication: { id: ids[0], image: null, stock: 5 }, price: expect.any(Number) });
  expect(rows).toEqual(await select());
});

it('leaves out as a whole what an outer join has not found', async () => {
  const [id] = await twoMedications();
  const nobody = alias(pharmacies, 'nobody');
  const statement = prepared(test.db, 'outer', (name) =>
    test.db
      .select({ id: medications.id, nobody: { id: nobody.id, name: nobody.name } })
      .from(medications)
      .leftJoin(nobody, sql`false`)
      .where(eq(medications.id, sql.placeholder('id')))
      .prepare(name),
  );

  expect(await statement.execute({ id })).toEqual([{ id, nobody: null }]);
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('tells statements apart whose names are alike for longer than PostgreSQL reads them', async () => {
  const answers = await test.db.transaction(async (tx) => {
    const ask = (number: number) =>
      prepared(tx, `${'long '.repeat(15)}${number}`, (name) =>
        tx
          .select({ number: sql<number>`${sql.raw(String(number))}::integer` })
          .from(sql`(select) as nothing`)
          .prepare(name),
      ).execute();
    return [await ask(1), await ask(2)];
  });

  expect(answers).toEqual([[{ number: 1 }], [{ number: 2 }]]);
});

it('carries out each of two equal changes that start together', async () => {
  const { id } = await makeMedication(test.db, { stock: 5 });
  const add = prepared(test.db, 'add', (name) =>
    test.db
      .update(medications)
      .set({ stock: sql`${medications.stock} + 1` })
      .where(eq(medications.id, sql.placeholder('id')))
      .prepare(name),
  );

  await Promise.all([add.execute({ id }), add.execute({ id })]);

  expect(await test.db.select({ stock: medications.stock }).from(medications).where(eq(medications.id, id))).toEqual([
    { stock: 7 },
  ]);
});

/** The names that the connections keep which reads share: askers of different things use them all. */
async function kept() {
  const names = prepared(test.db, 'names', (name) =>
    test.db
      .select({
        asker: sql`${sql.placeholder('asker')}::integer`,
        names: sql<string[]>`array(select name from pg_prepared_statements)`,
      })
      .from(sql`(select) as nothing`)
      .prepare(name),
  );
  const rows = await Promise.all(numbers(8).map((asker) => names.execute({ asker })));
  return new Set(rows.flat().flatMap((row) => row.names));
}

it('keeps statements for the pages of our own screens alone, whatever sizes a caller asks for', async () => {
  const ask = async (paths: string[]) => {
    for (const path of paths) expect((await test.call({ url: `/api/${path}` })).statusCode).toBe(200);
  };
  const sizes = (list: string) =>
    numbers(40).map((size) => `${list}?paginate=${size}&q=${size % 2 ? 'a' : ''}&page=${(size % 7) + 1}`);

  await ask(['medications', 'medications?q=a', 'pharmacies']);
  expect((await kept()).size).toBeGreaterThan(2);
  await ask([...sizes('medications'), ...sizes('pharmacies')]);

  expect((await kept()).size).toBeLessThan(25);
});

it('answers whatever comes in more shapes than it keeps statements for, and keeps what is of another kind', async () => {
  const ask = (number: number) =>
    prepared(test.db, `number ${number}`, (name) =>
      test.db
        .select({ number: sql<number>`${sql.raw(String(number))}::integer` })
        .from(sql`(select) as nothing`)
        .prepare(name),
    ).execute();

  for (const number of [...numbers(150), ...numbers(150)]) expect(await ask(number)).toEqual([{ number }]);

  expect((await test.call({ url: '/api/pharmacies/999999999' })).statusCode).toBe(404);
  const names = await kept();
  expect([...names].filter((name) => name.startsWith('number '))).toHaveLength(100);
  expect(names).toContain('pharmacy');
});
