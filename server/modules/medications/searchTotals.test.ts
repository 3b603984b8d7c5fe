import { eq, inArray, sql } from 'drizzle-orm';

import { medications, pharmacies } from '../../db/schema';
import { inDays } from '../../testing/inDays';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makePharmacy } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const app = testApp();

const read = async (url: string) => (await app.call({ url })).json().data;

describe('the number that a search finds', () => {
  let brands = 0;
  /** A medicine that only these pharmacies sell, each of them once. */
  async function makeBrand(pharmacyCount: number) {
    brands += 1;
    const name = `Zolqvarin${'x'.repeat(brands)}q`;
    const { id: categoryId } = await makeCategory(app.db);
    const listings = await Promise.all(
      Array.from({ length: pharmacyCount }, () => makeMedication(app.db, { name, nameAr: name, categoryId })),
    );
    const found = async (): Promise<number> => {
      const { total, only_alike } = await read(`/api/medications?q=${name}`);
      return only_alike ? 0 : total;
    };
    return { name, categoryId, listings, found };
  }

  it('follows what is added, taken from sale, renamed and deleted', async () => {
    const { name, listings, found } = await makeBrand(5);
    const [first, second, third] = listings.map(({ id }) => eq(medications.id, id));
    expect(await found()).toBe(5);

    await app.db.update(medications).set({ isListed: false }).where(first);
    expect(await found()).toBe(4);
    await app.db.update(medications).set({ name: 'Other', nameAr: 'آخر' }).where(second);
    expect(await found()).toBe(3);
    await app.db.delete(medications).where(third);
    expect(await found()).toBe(2);

    await app.db.update(medications).set({ isListed: true }).where(first);
    await app.db.update(medications).set({ name, nameAr: name }).where(second);
    expect(await found()).toBe(4);
  });

  it('leaves out what is past its date and what a suspended pharmacy has, each once', async () => {
    const { listings, found } = await makeBrand(4);
    const [first, second] = listings;

    const expiryDate = inDays(-2);
    await app.db
      .update(medications)
      .set({ expiryDate })
      .where(inArray(medications.id, [first!.id, second!.id]));
    await app.db.update(pharmacies).set({ status: 'suspended' }).where(eq(pharmacies.id, first!.pharmacyId));
    expect(await found()).toBe(2);

    await app.db.update(pharmacies).set({ status: 'suspended' }).where(eq(pharmacies.id, listings[2]!.pharmacyId));
    expect(await found()).toBe(1);
  });

  it('is right while imports of the same medicine meet, one of which is undone, and none waits for another', async () => {
    const { name, categoryId, found } = await makeBrand(1);
    const rows = async () =>
      Promise.all(
        Array.from({ length: 3 }, async () => ({
          ...{ name, nameAr: name, categoryId, price: 100, stock: 5 },
          pharmacyId: (await makePharmacy(app.db)).id,
        })),
      );
    const [early, late, undone] = [await rows(), await rows(), await rows()];

    await app.db.transaction(async (tx) => {
      await tx.insert(medications).values(early);
      await app.db.insert(medications).values(late);
      await app.db
        .transaction(async (other) => {
          await other.insert(medications).values(undone);
          other.rollback();
        })
        .catch(() => undefined);
      expect(await found()).toBe(4);
    });
    expect(await found()).toBe(7);

    await app.db.delete(medications).where(eq(medications.name, name));
    expect(await found()).toBe(0);
  });
});

it('is what counting every row would give', async () => {
  const { rows } = await app.db.execute(sql`
    select text_id, sum(listings)::integer as total from text_counts group by 1
    except
    select text_id, count(*)::integer from medications where is_listed group by 1`);

  expect(rows.filter(({ total }) => total !== 0)).toEqual([]);
});
