import { eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { medications, pharmacies } from '../../db/schema';
import { isWaitingForLock } from '../../testing/callBlockedBy';
import { inDays } from '../../testing/inDays';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeCity, makePharmacy } from '../../testing/makeUser';
import { shoppingIn } from '../../testing/shopping';
import { testApp } from '../../testing/testApp';
import { until } from '../../testing/until';

const app = testApp();

const read = async (url: string) => (await app.call({ url })).json().data;

/** All answers that say how many medications a pharmacy offers, in total and in one category. */
async function totalsOf({ pharmacyId, categoryId }: { pharmacyId: number; categoryId: number }) {
  const categories: { id: number; total_medications: number }[] = await read(
    `/api/medications/categories?pharmacy_id=${pharmacyId}`,
  );
  return {
    pharmacy: Number((await read(`/api/pharmacies/${pharmacyId}`)).total_medications),
    list: (await read(`/api/medications?pharmacy_id=${pharmacyId}`)).total,
    category: categories.find(({ id }) => id === categoryId)?.total_medications,
    categoryList: (await read(`/api/medications?pharmacy_id=${pharmacyId}&category_id=${categoryId}`)).total,
  };
}

/** A pharmacy with `count` medications, all in one category and added by one statement. */
async function makeShelf(count: number) {
  const shelf = { pharmacyId: (await makePharmacy(app.db)).id, categoryId: (await makeCategory(app.db)).id };
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ ...shelf, name: `Medicine ${index}`, nameAr: `دواء ${index}`, price: 100, stock: 5 },
  }));
  const made = await app.db.insert(medications).values(rows).returning({ id: medications.id });
  return { shelf, ids: made.map(({ id }) => id) };
}

const all = (total: number, category = total) => ({
  ...{ pharmacy: total, list: total, category, categoryList: category },
});

describe('the number of medications', () => {
  it('follows what is added, one by one and many at once', async () => {
    const { shelf } = await makeShelf(7);

    await makeMedication(app.db, shelf);
    await makeMedication(app.db, { pharmacyId: shelf.pharmacyId });

    expect(await totalsOf(shelf)).toEqual(all(9, 8));
  });

  it('follows what is taken from sale, put back and deleted', async () => {
    const { shelf, ids } = await makeShelf(6);

    await app.db
      .update(medications)
      .set({ isListed: false })
      .where(inArray(medications.id, ids.slice(0, 4)));
    expect(await totalsOf(shelf)).toEqual(all(2));

    await app.db
      .update(medications)
      .set({ isListed: true })
      .where(inArray(medications.id, ids.slice(0, 3)));
    await app.db.delete(medications).where(inArray(medications.id, ids.slice(2, 4)));
    expect(await totalsOf(shelf)).toEqual(all(4));
  });

  it('follows a medication into another category and to another pharmacy', async () => {
    const { shelf, ids } = await makeShelf(3);
    const other = { pharmacyId: (await makePharmacy(app.db)).id, categoryId: (await makeCategory(app.db)).id };

    await app.db.update(medications).set({ categoryId: other.categoryId }).where(eq(medications.id, ids[0]!));
    await app.db.update(medications).set(other).where(eq(medications.id, ids[1]!));

    expect(await totalsOf(shelf)).toEqual(all(2, 1));
    expect(await totalsOf({ ...shelf, categoryId: other.categoryId })).toEqual(all(2, 1));
    expect(await totalsOf(other)).toEqual(all(1));
  });

  it('leaves out what is past its date, as soon as it is', async () => {
    const { shelf, ids } = await makeShelf(4);

    await app.db
      .update(medications)
      .set({ expiryDate: inDays(-2) })
      .where(inArray(medications.id, ids.slice(0, 2)));
    await app.db
      .update(medications)
      .set({ expiryDate: inDays(2) })
      .where(eq(medications.id, ids[2]!));
    expect(await totalsOf(shelf)).toEqual(all(2));

    await app.db.update(medications).set({ isListed: false }).where(eq(medications.id, ids[0]!));
    expect(await totalsOf(shelf)).toEqual(all(2));
  });

  it('is not touched by a sale, not even of the last unit', async () => {
    const medication = await makeMedication(app.db, { stock: 2 });
    const { session, body } = await makeBuyer(app.db, { [medication.id]: 2 });

    expect((await shoppingIn(app).checkout(session, body)).statusCode).toBe(200);

    expect(await totalsOf(medication)).toEqual(all(1));
  });

  it('forgets a suspended pharmacy and remembers it when it is back', async () => {
    const { shelf } = await makeShelf(5);
    const { shelf: open } = await makeShelf(2);
    await app.db
      .update(medications)
      .set({ categoryId: open.categoryId })
      .where(eq(medications.pharmacyId, shelf.pharmacyId));
    // A medication past its expiry date counts in neither.
    await makeMedication(app.db, { pharmacyId: shelf.pharmacyId, categoryId: open.categoryId, expiryDate: inDays(-2) });
    const seen = async () => ({
      list: (await read(`/api/medications?category_id=${open.categoryId}`)).total,
      category: (await read('/api/medications/categories')).find(({ id }: { id: number }) => id === open.categoryId)
        .total_medications,
    });
    const become = (status: 'suspended' | 'approved') =>
      app.db.update(pharmacies).set({ status }).where(eq(pharmacies.id, shelf.pharmacyId));

    await become('suspended');
    expect(await seen()).toEqual({ list: 2, category: 2 });

    await become('approved');
    expect(await seen()).toEqual({ list: 7, category: 7 });
  });

  it('moves with a pharmacy into another governorate', async () => {
    const { shelf } = await makeShelf(4);
    const { governorateId, cityId } = await makeCity(app.db, { governorate: 'Aswan', city: 'Edfu' });
    const totalIn = async (governorateId: number) =>
      (await read(`/api/medications?governorate_id=${governorateId}&category_id=${shelf.categoryId}`)).total;
    const [before] = await app.db.select().from(pharmacies).where(eq(pharmacies.id, shelf.pharmacyId));

    await app.db.update(pharmacies).set({ governorateId, cityId }).where(eq(pharmacies.id, shelf.pharmacyId));

    expect([await totalIn(before!.governorateId), await totalIn(governorateId)]).toEqual([0, 4]);
  });

  it.each([
    ['approved', 2],
    ['suspended', 0],
  ] as const)('is right when the shelf fills while its pharmacy is being %s', async (status, total) => {
    const { shelf } = await makeShelf(1);
    const become = (db: Database, next: typeof status) =>
      db.update(pharmacies).set({ status: next }).where(eq(pharmacies.id, shelf.pharmacyId));
    await become(app.db, status === 'approved' ? 'suspended' : 'approved');
    let isAdded = false;

    const adding = await app.db.transaction(async (tx) => {
      await become(tx, status);
      const added = makeMedication(app.db, shelf).then(() => (isAdded = true));
      await until(async () => isAdded || (await isWaitingForLock(app.db)));
      return { added };
    });
    await adding.added;

    expect((await read(`/api/medications?category_id=${shelf.categoryId}`)).total).toBe(total);
  });

  it('is right after a pharmacy was closed and opened while its shelf filled', async () => {
    const { shelf } = await makeShelf(1);
    const become = (status: 'suspended' | 'approved') =>
      app.db.update(pharmacies).set({ status }).where(eq(pharmacies.id, shelf.pharmacyId));

    await Promise.all(
      Array.from({ length: 8 }, (_, index) => [
        makeMedication(app.db, shelf),
        become(index % 2 === 0 ? 'suspended' : 'approved'),
      ]).flat(),
    );
    await become('approved');

    expect((await read(`/api/medications?category_id=${shelf.categoryId}`)).total).toBe(9);
  });

  it('does not grow or shrink by a change that is undone', async () => {
    const { shelf, ids } = await makeShelf(3);

    await app.db
      .transaction(async (tx) => {
        await makeMedication(tx, shelf);
        await tx.delete(medications).where(inArray(medications.id, ids));
        tx.rollback();
      })
      .catch(() => undefined);

    expect(await totalsOf(shelf)).toEqual(all(3));
  });

  it('is right after many people changed one shelf at the same time, in whatever order of categories', async () => {
    const { shelf, ids } = await makeShelf(10);
    const { id: otherCategory } = await makeCategory(app.db);
    const orders = [
      [shelf.categoryId, otherCategory],
      [otherCategory, shelf.categoryId],
    ];

    await Promise.all([
      ...Array.from({ length: 12 }, (_, index) =>
        inTransaction(app.db, async (tx) => {
          for (const categoryId of orders[index % 2]!) await makeMedication(tx, { ...shelf, categoryId });
        }),
      ),
      ...ids.map((id) => app.db.update(medications).set({ isListed: false }).where(eq(medications.id, id))),
    ]);

    expect(await totalsOf(shelf)).toEqual(all(24, 12));
  });
});

it('is what counting every row would give', async () => {
  const { rows: shelves } = await app.db.execute(sql`
    with stored as (select pharmacy_id, category_id, sum(listings)::integer as total from shelf_counts group by 1, 2),
    counted as (
      select pharmacy_id, category_id, count(*) filter (where is_listed)::integer as total from medications
      group by grouping sets ((pharmacy_id), (pharmacy_id, category_id)))
    (table stored except table counted) union all (table counted except table stored)`);

  const { rows: places } = await app.db.execute(sql`
    with stored as (
      select governorate_id, category_id, sum(listings)::integer as total from governorate_counts group by 1, 2),
    counted as (
      select pharmacies.governorate_id, category_id, count(*)::integer as total
      from medications join pharmacies on pharmacies.id = pharmacy_id where is_listed and status = 'approved'
      group by grouping sets ((pharmacies.governorate_id), (pharmacies.governorate_id, category_id)))
    (table stored except table counted) union all (table counted except table stored)`);

  const something = ({ total }: Record<string, unknown>) => total !== 0;
  expect(shelves.filter(something)).toEqual([]);
  expect(places.filter(something)).toEqual([]);
});
