import { eq, sql } from 'drizzle-orm';

import { medications, pharmacies } from '../../db/schema';
import { makeMedication } from '../../testing/makeMedication';
import { makePharmacy } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const SITE = 'https://dawaya.example';

const app = testApp({ publicUrl: SITE });

const read = async (url: string) => {
  const { statusCode, headers, body } = await app.call({ method: 'GET', url });
  return { status: statusCode, type: headers['content-type'], body };
};

const addressesIn = ({ body }: { body: string }) =>
  [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

it('tells crawlers what to leave alone and where the addresses are', async () => {
  const { type, body } = await read('/robots.txt');

  expect(type).toBe('text/plain; charset=utf-8');
  expect(body).toContain('\nDisallow: /userdashboard\n');
  expect(body).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
});

it('lists every page, medication on sale and approved pharmacy, and nothing else', async () => {
  const sold = await makeMedication(app.db);
  const hidden = await makeMedication(app.db, { pharmacyId: sold.pharmacyId, isListed: false });
  const expired = await makeMedication(app.db, { pharmacyId: sold.pharmacyId, expiryDate: '2020-01-01' });
  const suspended = await makePharmacy(app.db);
  const unsold = await makeMedication(app.db, { pharmacyId: suspended.id });
  await app.db.update(pharmacies).set({ status: 'suspended' }).where(eq(pharmacies.id, suspended.id));

  const index = await read('/sitemap.xml');
  expect(index.type).toBe('application/xml; charset=utf-8');
  const files = addressesIn(index);
  const listed = (
    await Promise.all(files.map(async (file) => addressesIn(await read(file!.slice(SITE.length)))))
  ).flat();

  expect(listed).toEqual(
    expect.arrayContaining([
      `${SITE}/`,
      `${SITE}/medications`,
      `${SITE}/medicationdetails/${sold.id}`,
      `${SITE}/pharmacydetails/${sold.pharmacyId}`,
    ]),
  );
  for (const id of [hidden.id, expired.id, unsold.id]) expect(listed).not.toContain(`${SITE}/medicationdetails/${id}`);
  expect(listed).not.toContain(`${SITE}/pharmacydetails/${suspended.id}`);
});

it('lists those on both sides of where one file ends and the next begins', async () => {
  await app.db.execute(sql`alter table ${medications} alter id restart with 10000`);
  for (let count = 0; count < 2; count += 1) await makeMedication(app.db);

  const files = [await read('/sitemaps/medications-1.xml'), await read('/sitemaps/medications-2.xml')];

  expect(files.map((file) => addressesIn(file).at(-1))).toEqual([
    `${SITE}/medicationdetails/10000`,
    `${SITE}/medicationdetails/10001`,
  ]);
});

it.each(['users-1.xml', 'medications-0.xml', 'medications-x.xml', 'medications-123456.xml', 'pages'])(
  'has no %s',
  async (file) => {
    expect((await read(`/sitemaps/${file}`)).status).toBe(404);
  },
);

it('answers an empty list beyond the last block', async () => {
  const { status, body } = await read('/sitemaps/medications-99999.xml');

  expect(status).toBe(200);
  expect(addressesIn({ body })).toEqual([]);
});
