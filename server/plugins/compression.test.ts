import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';

import { makeMedication } from '../testing/makeMedication';
import { testApp } from '../testing/testApp';
import { type Compressed, compression } from './compression';

const app = testApp();
beforeAll(async () => {
  for (let count = 0; count < 5; count += 1) await makeMedication(app.db);
});

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

it('makes an encoding once of what is sent again and again', async () => {
  const compressed: Compressed = {};
  const text = 'Dawaya '.repeat(500);
  const kept = Fastify();
  await kept.register(compression);
  kept.get('/kept', (_request, reply) => {
    reply.compressed = compressed;
    return reply.send(Buffer.from(text));
  });
  const open = (encoding: string) => kept.inject({ url: '/kept', headers: { 'accept-encoding': encoding } });

  const first = await open('br');
  const made = compressed.br;
  const second = await open('br');

  expect([first, second].map(({ rawPayload }) => brotliDecompressSync(rawPayload).toString())).toEqual([text, text]);
  expect(Object.keys(compressed)).toEqual(['br']);
  expect(compressed.br).toBe(made);
  expect((await open('identity')).body).toBe(text);
});
