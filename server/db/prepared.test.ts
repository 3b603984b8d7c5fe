import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { makeMedication } from '../testing/makeMedication';
import { startTestApp } from '../testing/testApp';
import { prepared } from './prepared';
import { medicationCategories, medications, pharmacies } from './schema';

let test: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const twoMedications = async () => [
  (await makeMedication(test.db, { stock: 5, image: null })).id,
  (await makeMedication(test.db, { stock: 0, expiryDate: '2031-05-31' })).id,
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
