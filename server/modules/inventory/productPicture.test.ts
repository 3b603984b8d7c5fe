import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';

import type { OrderDetails } from '@contract/wire/order';
import type { Product } from '@contract/wire/product';

import { attempts, medications, orderItems } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { isWaitingForLock } from '../../testing/callBlockedBy';
import { endedWhileEncoded } from '../../testing/endedWhileEncoded';
import { makeForm } from '../../testing/makeForm';
import { makeMedication } from '../../testing/makeMedication';
import { makePng } from '../../testing/makePng';
import { makeStaff } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { shelfIn } from './testing/shelf';

const test = testApp();
let shelf: Awaited<ReturnType<typeof shelfIn>>;
beforeAll(async () => {
  shelf = await shelfIn(test);
});

interface Pictured extends Product {
  image: string;
}

const createWithPicture = async (as: Session) => {
  const parts = await makeForm({ ...shelf.formFields(), image: { bytes: await makePng(10) } });
  return (await shelf.create(as, parts)).json().data as Pictured;
};
/** A small file whose header claims 144 megapixels. */
async function makeBomb() {
  const bytes = await sharp(await makePng(8))
    .jpeg()
    .toBuffer();
  const heightAt = bytes.indexOf('ffc0', 'hex') + 5;
  for (const side of [heightAt, heightAt + 2]) bytes.writeUInt16BE(12_000, side);
  return bytes;
}
const statusOf = async (picture: string) => (await test.call({ url: picture })).statusCode;

describe('a picture', () => {
  it('makes a pharmacy wait that brings one after another without end, and nobody and nothing else', async () => {
    const { session } = await makeStaff(test.db);
    const form = await makeForm({ ...shelf.formFields(), image: { bytes: await makePng(10) } });
    const { id } = (await shelf.create(session, form)).json().data;
    await test.db.update(attempts).set({ count: 205 });
    const picture = await makeForm({ image: { bytes: await makePng(20) } });
    expect((await shelf.update(session, id, picture)).statusCode).toBe(200);

    const response = await shelf.update(session, id, picture);

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await shelf.create(session, form)).statusCode).toBe(429);
    expect((await shelf.update(session, id, { payload: { price: 12 } })).statusCode).toBe(200);
    const { session: other } = await makeStaff(test.db);
    expect((await shelf.create(other, form)).statusCode).toBe(200);
  });

  it('is re-encoded in our sizes, without what was written into it, and may be kept for good', async () => {
    const { session } = await makeStaff(test.db);
    const photo = await sharp(await makePng(900, 600))
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'At home' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Somebody')).toBe(true);

    const sent = await shelf.create(
      session,
      await makeForm({ ...shelf.formFields(), image: { bytes: photo, type: 'image/jpeg' } }),
    );

    const { image } = sent.json().data as { image: string };
    expect(image).toMatch(/^\/images\/uploads\/[0-9a-f]{32}-640\.webp$/);
    const large = await test.call({ url: image });
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 });
    expect(large.rawPayload.includes('Somebody')).toBe(false);
    const small = await test.call({ url: image.replace('-640', '-160') });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 160, height: 107 });
  });

  it('takes the place of another one, and can be taken away', async () => {
    const { session } = await makeStaff(test.db);
    const first = await shelf.create(
      session,
      await makeForm({ ...shelf.formFields(), image: { bytes: await makePng(10) } }),
    );
    const { id, image } = first.json().data as Product;

    const second = await shelf.update(session, id, await makeForm({ image: { bytes: await makePng(20) } }));
    const none = await shelf.update(session, id, { payload: { remove_image: true } });

    expect(second.json().data.image).toMatch(/^\/images\/uploads\//);
    expect(second.json().data.image).not.toBe(image);
    expect(none.json().data.image).toBeNull();
  });

  it('is gone in both sizes once it was replaced or taken away', async () => {
    const { session } = await makeStaff(test.db);
    const before = await test.storedPictures();
    const { id, image: first } = await createWithPicture(session);

    const changed = await shelf.update(session, id, await makeForm({ image: { bytes: await makePng(20) } }));
    const { image: second } = changed.json().data as Pictured;
    const afterwards = await test.storedPictures();
    await shelf.update(session, id, { payload: { remove_image: true } });

    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 404]);
    expect(afterwards).toHaveLength(before.length + 2);
    expect(await test.storedPictures()).toEqual(before);
  });

  it('stays where its product was changed otherwise', async () => {
    const { session } = await makeStaff(test.db);
    const { id, image } = await createWithPicture(session);

    await shelf.update(session, id, { payload: { name: 'Other' } });

    expect(await statusOf(image)).toBe(200);
  });

  it('stays for the orders that show it, and one that came behind them goes', async () => {
    const { session } = await makeStaff(test.db);
    const { id, image } = await createWithPicture(session);
    const { id: orderId, customer } = await shelf.shop.buy({ [id]: 1 });

    const changed = await shelf.update(session, id, await makeForm({ image: { bytes: await makePng(20) } }));
    await shelf.update(session, id, { payload: { remove_image: true } });

    const order = (await test.call({ url: `/api/orders/${orderId}`, as: customer })).json().data as OrderDetails;
    expect(order.items[0]?.medication.image).toBe(image);
    const { image: second } = changed.json().data as Pictured;
    expect([await statusOf(image), await statusOf(second)]).toEqual([200, 404]);
  });

  it('stays for an order that comes just before it is taken away', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id, image } = await createWithPicture(session);
    const other = await makeMedication(test.db, { pharmacyId: pharmacy.id });
    const order = await shelf.shop.buy({ [other.id]: 1 });
    const removals: ReturnType<typeof shelf.update>[] = [];

    await test.db.transaction(async (tx) => {
      // As in a checkout, which locks the product and copies its picture into the order.
      await tx.execute(sql`select from medications where id = ${id} for no key update`);
      removals.push(shelf.update(session, id, { payload: { remove_image: true } }));
      await until(() => isWaitingForLock(test.db));
      await tx.update(orderItems).set({ medicationId: id, image }).where(eq(orderItems.orderId, order.id));
    });

    expect((await removals[0])?.json().data.image).toBeNull();
    expect(await statusOf(image)).toBe(200);
  });

  it('of one product goes, while another shows the same', async () => {
    const { session } = await makeStaff(test.db);
    const { id, image } = await createWithPicture(session);
    const twin = await createWithPicture(session);

    await shelf.update(session, id, { payload: { remove_image: true } });

    expect([await statusOf(image), await statusOf(twin.image)]).toEqual([404, 200]);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['a text', 415, 'Choose a JPEG, PNG or WebP image', () => Buffer.from('hello')],
    ['a drawing with a script', 415, 'Choose a JPEG, PNG or WebP image', () => svg],
    ['a page that poses as a picture', 415, 'Choose a JPEG, PNG or WebP image', () => Buffer.from('<!doctype html>')],
    [
      'another kind of picture',
      415,
      'Choose a JPEG, PNG or WebP image',
      async () =>
        sharp(await makePng(5))
          .gif()
          .toBuffer(),
    ],
    ['nothing', 415, 'Choose a JPEG, PNG or WebP image', () => Buffer.alloc(0)],
    [
      'a picture that breaks off',
      422,
      'This image cannot be read. Please choose another one',
      async () => (await makePng(400)).subarray(0, 300),
    ],
    [
      'a beginning without a picture',
      422,
      'This image cannot be read. Please choose another one',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]),
    ],
    ['a bomb', 422, 'The image has too many pixels. Please make it smaller first', makeBomb],
    [
      'too large a file',
      413,
      'The image may be at most 5 MB',
      async () => Buffer.concat([await makePng(5), Buffer.alloc(5 * 1024 * 1024)]),
    ],
  ])('is refused where it is %s, and nothing is stored', async (_what, status, text, make) => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
    const image = { bytes: await make() };
    const before = [await test.storedPictures(), await shelf.stored()];

    const responses = [
      await shelf.create(session, await makeForm({ ...shelf.formFields(), image })),
      await shelf.update(session, id, await makeForm({ name: 'Other', image })),
    ];

    for (const response of responses) {
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ success: false, message: text, errors: { image: [text] } });
    }
    expect([await test.storedPictures(), await shelf.stored()]).toEqual(before);
  });

  it('is not kept where a field is wrong, the stock has moved or the product is not theirs', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { session: other } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 7 });
    const image = { bytes: await makePng(77) };
    const before = await test.storedPictures();

    const refused = [
      await shelf.create(session, await makeForm({ ...shelf.formFields(), price: '-1', image })),
      await shelf.create(session, await makeForm({ ...shelf.formFields(), category_id: '999999', image })),
      await shelf.update(session, id, await makeForm({ stock: '9', seen_stock: '8', image })),
      await shelf.update(other, id, await makeForm({ name: 'Mine', image })),
    ];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 409, 404]);
    expect(await test.storedPictures()).toEqual(before);
  });

  it('is not kept where the stock moves while it is written', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id, stock: 7 });
    const parts = await makeForm({ stock: '9', seen_stock: '7', image: { bytes: await makePng(66) } });
    const before = await test.storedPictures();
    const changes: ReturnType<typeof shelf.update>[] = [];

    await test.db.transaction(async (tx) => {
      await tx.update(medications).set({ stock: 6 }).where(eq(medications.id, id));
      changes.push(shelf.update(session, id, parts));
      await until(() => isWaitingForLock(test.db));
      expect(await test.storedPictures()).toHaveLength(before.length + 2);
    });

    expect((await changes[0])?.statusCode).toBe(409);
    expect(await test.storedPictures()).toEqual(before);
  });

  it('is not kept where the disk of the database is full', async () => {
    const { session } = await makeStaff(test.db);
    const parts = await makeForm({ ...shelf.formFields(), image: { bytes: await makePng(77) } });
    const before = await test.storedPictures();
    await test.db.execute(sql`create function be_full() returns trigger language plpgsql as $$
      begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
    await test.db.execute(sql`create trigger is_full before insert on medications execute function be_full()`);

    const refused = await shelf.create(session, parts);
    await test.db.execute(sql`drop function be_full cascade`);

    expect(refused.statusCode).toBe(503);
    expect(await test.storedPictures()).toEqual(before);
  });

  it('is written before its product is taken hold of, so that no sale waits for a disk', async () => {
    const { session, pharmacy } = await makeStaff(test.db);
    const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
    const parts = await makeForm({ image: { bytes: await makePng(88) } });
    const before = (await test.storedPictures()).length;

    const changing = await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from medications where id = ${id} for update`);
      const response = shelf.update(session, id, parts);
      await until(async () => (await test.storedPictures()).length === before + 2);
      // Wrapped in an object: returning the promise would wait for the response, which comes only after this transaction.
      return { response };
    });

    expect((await changing.response).json().data.image).toMatch(/^\/images\/uploads\//);
  });

  it.each(['x.webp', `${'0'.repeat(32)}-640.webp`])('is not found as %s', async (name) => {
    expect((await test.call({ url: `/images/uploads/${name}` })).statusCode).toBe(404);
  });

  it.each(['secrets/jwt', `${'0'.repeat(32)}-640.webp`])('is none that lies beside the pictures: %s', async (name) => {
    await mkdir(join(test.dataDir, 'secrets'), { recursive: true });
    await writeFile(join(test.dataDir, name), 'for nobody');

    const response = await test.call({ url: `/images/uploads/${encodeURIComponent(`../${name}`)}` });

    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('for nobody');
  });

  it.each(['create', 'update'] as const)(
    'is not kept where its session is ended while it waits to be re-encoded: %s',
    async (call) => {
      const { session, pharmacy } = await makeStaff(test.db);
      const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
      const parts = await makeForm({ ...shelf.formFields(), image: { bytes: await makePng(55) } });
      const before = [await test.storedPictures(), await test.db.$count(medications)];

      const response = await endedWhileEncoded(test, session, () =>
        call === 'create' ? shelf.create(session, parts) : shelf.update(session, id, parts),
      );

      expect(response.json()).toMatchObject({ code: 'sessionEnded' });
      expect([await test.storedPictures(), await test.db.$count(medications)]).toEqual(before);
    },
  );

  it('is the only file that a form may bring', async () => {
    const { session } = await makeStaff(test.db);

    const response = await shelf.create(
      session,
      await makeForm({ ...shelf.formFields(), leaflet: { bytes: await readFile(__filename) } }),
    );

    expect(response.statusCode).toBe(415);
  });
});
