import { sql } from 'drizzle-orm';

import { medicationListQuery } from '@contract/medication';

import { connect } from '../../db/connect';
import { TODAY } from '../../db/today';
import { inDays } from '../../testing/inDays';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makePharmacy } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';
import { databaseUrl, SERVER_URL_VARIABLE } from '../../testing/testDatabase';
import { getMedication, listMedications } from './medications.service';

const app = testApp();
let pharmacyId: number;
let categoryId: number;
let expired: number;
let lasting: number;

beforeAll(async () => {
  pharmacyId = (await makePharmacy(app.db)).id;
  categoryId = (await makeCategory(app.db)).id;
  const shelf = { pharmacyId, categoryId, name: 'Panadol' };
  expired = (await makeMedication(app.db, { ...shelf, expiryDate: inDays(-2) })).id;
  lasting = (await makeMedication(app.db, { ...shelf, expiryDate: inDays(2) })).id;
});

describe('a medication past its expiry date', () => {
  it.each(['', 'q=panadol', 'pharmacy_id=1', 'category_id=1', 'governorate_id=1', 'sort=price-asc'])(
    'is in no list: %s',
    async (query) => {
      const { data } = (await app.call({ url: `/api/medications?${query}` })).json();

      expect(data.data.map(({ id }: { id: number }) => id)).toEqual([lasting]);
      expect(data.total).toBe(1);
    },
  );

  it('has no page of its own', async () => {
    expect((await app.call({ url: `/api/medications/${expired}` })).statusCode).toBe(404);
  });

  it('is not counted', async () => {
    const categories = (await app.call({ url: '/api/medications/categories' })).json().data;
    const pharmacy = (await app.call({ url: `/api/pharmacies/${pharmacyId}` })).json().data;

    expect(categories).toMatchObject([{ id: categoryId, total_medications: 1 }]);
    expect(pharmacy.total_medications).toBe('1');
  });

  it('comes into no cart', async () => {
    const { session } = await makeCustomer(app.db);

    const response = await app.post('/api/cart/add', session, { medication_id: expired, quantity: 1 });

    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('Medication not found');
  });

  it('is not sold from a cart that it came into earlier', async () => {
    const { session, body } = await makeBuyer(app.db, { [expired]: 1, [lasting]: 1 });

    const response = await app.post('/api/orders/checkout', session, body);

    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('cartHasProblems');
    expect(response.json().data.items).toMatchObject(
      [expired, lasting].map((id) => ({ medication: { id }, problem: id === expired ? 'not_sold' : null })),
    );
  });
});

/** At any time of the day, it is another date than in Cairo in one of these zones. */
it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'is sold to the end of its day in Cairo by a database in %s',
  async (zone) => {
    const category = await makeCategory(app.db);
    const make = (expiryDate: string) => makeMedication(app.db, { pharmacyId, categoryId: category.id, expiryDate });
    const [yesterday, today] = [await make(inDays(-1)), await make(inDays(0))];
    const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(databaseUrl(process.env[SERVER_URL_VARIABLE]!, rows[0]!.name));
    url.searchParams.set('options', `-c timezone=${zone}`);
    const { db, close } = connect(url.href);

    const listed = await listMedications(db, medicationListQuery.cast({ category_id: category.id }));
    const found = await Promise.allSettled([yesterday, today].map(({ id }) => getMedication(db, id)));
    await close();

    expect(listed.rows.map(({ id }) => id)).toEqual([today.id]);
    expect(listed.total).toBe(1);
    expect(found.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  },
);

it('turns over to the next day when Cairo does, in winter and in summer', async () => {
  const moments = ['2026-01-01T21:59:59Z', '2026-01-01T22:00Z', '2026-07-01T20:59:59Z', '2026-07-01T21:00Z'];
  const days = await app.db.transaction(async (tx) => {
    // Replaces the database's `now()` by a function that returns the time we set.
    await tx.execute(`
      create schema clock;
      create function clock.now() returns timestamptz return current_setting('clock.moment')::timestamptz;
      set local search_path = clock, pg_catalog`);
    const found: string[] = [];
    for (const moment of moments) {
      await tx.execute(sql`select set_config('clock.moment', ${moment}, true)`);
      const { rows } = await tx.execute<{ today: string }>(sql`select ${TODAY}::text as today`);
      found.push(rows[0]!.today);
    }
    await tx.execute('drop schema clock cascade');
    return found;
  });

  expect(days).toEqual(['2026-01-01', '2026-01-02', '2026-07-01', '2026-07-02']);
});
