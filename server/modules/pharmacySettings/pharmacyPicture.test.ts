import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import type { PharmacySettings } from '@contract/wire/pharmacySettings';

import type { Database } from '../../db/database';
import { attempts, pharmacies } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedBy } from '../../testing/callBlockedBy';
import { endedWhileEncoded } from '../../testing/endedWhileEncoded';
import { makeForm } from '../../testing/makeForm';
import { makePng } from '../../testing/makePng';
import { makePharmacy, makeStaff } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const app = testApp();

const change = (as: Session, parts: { headers?: Record<string, string>; payload: object | Buffer }) =>
  app.call({ method: 'POST', url: '/api/pharmacy/settings/picture', as, ...parts });
const send = async (as: Session, bytes?: Buffer) =>
  change(as, await makeForm({ image: { bytes: bytes ?? (await makePng(10)) } }));
const remove = (as: Session) => change(as, { payload: { remove_image: true } });
const imageOf = (response: Awaited<ReturnType<typeof send>>) =>
  (response.json().data as Omit<PharmacySettings, 'image'> & { image: string }).image;
const statusOf = async (picture: string) => (await app.call({ url: picture })).statusCode;

it('stands wherever the pharmacy is shown, re-encoded in our sizes', async () => {
  const { session, pharmacy } = await makeStaff(app.db);
  const { session: other } = await makeStaff(app.db);

  const sent = await send(session, await makePng(1600, 900));

  const image = imageOf(sent);
  expect(sent.json().message).toBe('Image saved. Customers see it from now on');
  expect(image).toMatch(/^\/images\/uploads\/[0-9a-f]{32}-1280\.webp$/);
  const sizeOf = async (url: string) => sharp((await app.call({ url })).rawPayload).metadata();
  expect(await sizeOf(image)).toMatchObject({ format: 'webp', width: 1280, height: 720 });
  expect(await sizeOf(image.replace('-1280', '-640'))).toMatchObject({ width: 640, height: 360 });
  const shown = async (url: string, as: Session | null = null) => (await app.call({ url, as })).json().data;
  expect((await shown(`/api/pharmacies/${pharmacy.id}`)).image).toBe(image);
  const { data } = await shown('/api/pharmacies');
  expect(data).toContainEqual(expect.objectContaining({ id: pharmacy.id, image }));
  expect((await shown('/api/auth/me', session)).pharmacy.image).toBe(image);
  expect((await shown('/api/pharmacy/settings', session)).image).toBe(image);
  expect((await shown('/api/pharmacy/settings', other)).image).toBeNull();
});

it('is gone in both sizes once it was replaced or removed', async () => {
  const { session, pharmacy } = await makeStaff(app.db);
  const before = await app.storedPictures();
  const first = imageOf(await send(session));

  const second = imageOf(await send(session));
  const afterwards = await app.storedPictures();
  const removed = await remove(session);

  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 404]);
  expect(afterwards).toHaveLength(before.length + 2);
  expect(await app.storedPictures()).toEqual(before);
  expect(removed.json()).toMatchObject({ message: 'Image removed', data: { image: null, name: pharmacy.name } });
  expect((await remove(session)).statusCode).toBe(200);
});

it('leaves one behind where two colleagues bring theirs at once', async () => {
  const { session, pharmacy } = await makeStaff(app.db);
  const { session: colleague } = await makeStaff(app.db, pharmacy.id);
  const before = await app.storedPictures();

  await Promise.all([send(session), send(colleague)]);

  expect(await app.storedPictures()).toHaveLength(before.length + 2);
  const { image } = (await app.call({ url: `/api/pharmacies/${pharmacy.id}` })).json().data;
  expect(await statusOf(image)).toBe(200);
});

it('takes away the one that a colleague has put there just before', async () => {
  const { session, pharmacy } = await makeStaff(app.db);
  const before = await app.storedPictures();
  const theirs = imageOf(await send(session));
  const show = (db: Database, image: string | null) =>
    db.update(pharmacies).set({ image }).where(eq(pharmacies.id, pharmacy.id));
  await show(app.db, null);

  await callBlockedBy(
    app.db,
    (tx) => show(tx, theirs),
    () => send(session),
  );

  expect(await statusOf(theirs)).toBe(404);
  expect(await app.storedPictures()).toHaveLength(before.length + 2);
});

it('is not kept where its session is ended while it waits to be re-encoded', async () => {
  const { session } = await makeStaff(app.db);
  const before = await app.storedPictures();

  const response = await endedWhileEncoded(app, session, () => send(session));

  expect(response.json()).toMatchObject({ code: 'sessionEnded' });
  expect(await app.storedPictures()).toEqual(before);
});

it('goes without a file of ours where it is one of the demo', async () => {
  const { id } = await makePharmacy(app.db, { image: '/images/pharmacies/corner-teal.svg' });
  const { session } = await makeStaff(app.db, id);

  expect((await remove(session)).json().data.image).toBeNull();
});

it('stays where the rest of the profile is changed', async () => {
  const { session } = await makeStaff(app.db);
  const image = imageOf(await send(session));

  const saved = await app.post('/api/pharmacy/settings/profile', session, { description: 'New' });

  expect(saved.json().data.image).toBe(image);
  expect(await statusOf(image)).toBe(200);
});

it.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
  ['a text', 415, 'Choose a JPEG, PNG or WebP image', () => Buffer.from('hello')],
  [
    'a picture that breaks off',
    422,
    'This image cannot be read. Please choose another one',
    async () => (await makePng(400)).subarray(0, 300),
  ],
  [
    'too large a file',
    413,
    'The image may be at most 5 MB',
    async () => Buffer.concat([await makePng(5), Buffer.alloc(5 * 1024 * 1024)]),
  ],
])('is refused where it is %s, and the one before stays', async (_what, status, text, make) => {
  const { session } = await makeStaff(app.db);
  const image = imageOf(await send(session));
  const before = await app.storedPictures();

  const response = await send(session, await make());

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, message: text, errors: { image: [text] } });
  expect(await app.storedPictures()).toEqual(before);
  expect(await statusOf(image)).toBe(200);
});

it.each([{}, { remove_image: false }])('has to be there where %j is sent', async (payload) => {
  const { session } = await makeStaff(app.db);

  const response = await change(session, { payload });

  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({ image: ['Choose an image'] });
});

it('makes a pharmacy wait that brings one after another without end, and lets it remove the last', async () => {
  const { session } = await makeStaff(app.db);
  await send(session);
  await app.db.update(attempts).set({ count: 205 });
  await send(session);

  const response = await send(session);

  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect((await remove(session)).statusCode).toBe(200);
});
