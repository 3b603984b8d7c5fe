import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { makeMedication } from '../testing/makeMedication';
import { startTestApp } from '../testing/testApp';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
  for (let count = 0; count < 5; count += 1) await makeMedication(app.db);
});
afterAll(() => app.stop());

const list = (encoding?: string) =>
  app.call({ url: '/api/medications', headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it.each([
  ['gzip;q=0.5, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
])('compresses as the caller accepts it: %s', async (accepted, encoding) => {
  expect((await list(accepted)).headers['content-encoding']).toBe(encoding);
});

it('sends the same answer in a fraction of its bytes', async () => {
  const plain = await list();
  const [br, gzip] = [await list('gzip, deflate, br'), await list('gzip')];

  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  for (const { rawPayload, headers } of [br, gzip]) {
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(headers).toMatchObject({ 'content-length': String(rawPayload.length), vary: 'accept-encoding' });
  }
});

it('leaves a short answer as it is', async () => {
  const { headers, body } = await app.call({ url: '/health/live', headers: { 'accept-encoding': 'br' } });

  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(body)).toMatchObject({ success: true });
});
