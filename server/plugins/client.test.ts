import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { makeTemporaryFolder } from '../testing/temporaryFolder';
import { startTestApp } from '../testing/testApp';

const PAGE = '<!doctype html><title>Dawaya</title>';
const CHUNK = 'console.log("a chunk that is worth compressing")';

let app: Awaited<ReturnType<typeof startTestApp>>;
let removeFolder: () => Promise<void>;
beforeAll(async () => {
  const { folder, remove } = await makeTemporaryFolder();
  removeFolder = remove;
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets/app.0123abcd.js'), CHUNK);
  await writeFile(join(folder, 'assets/app.0123abcd.js.br'), brotliCompressSync(CHUNK));
  await writeFile(join(folder, 'images/box.svg'), '<svg/>');
  app = await startTestApp({ clientDir: folder });
});
afterAll(async () => {
  await app.stop();
  await removeFolder();
});

const visit = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  app.call({ url, headers });

it.each(['/', '/medications?page=2', '/pharmacydetails/4', '/no-such-screen'])(
  'opens the client at %s, always the newest',
  async (url) => {
    const { statusCode, body, headers } = await visit(url);

    expect([statusCode, body]).toEqual([200, PAGE]);
    expect(headers['cache-control']).toBe('no-cache');
  },
);

it.each(['/api/nothing', '/health/nothing', '/assets/gone.js', '/images/gone.svg', '/../package.json', '/.env'])(
  'answers 404 in JSON at %s',
  async (url) => {
    const response = await visit(url);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false });
  },
);

it('does not send a page to a program that asks for something else', async () => {
  expect((await visit('/medications', { accept: 'application/json' })).statusCode).toBe(404);
});

it('sends chunks compressed and for good, pictures for a day', async () => {
  const chunk = await visit('/assets/app.0123abcd.js', { 'accept-encoding': 'br, gzip' });
  const plain = await visit('/assets/app.0123abcd.js', {});
  const picture = await visit('/images/box.svg');

  expect(chunk.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(chunk.headers['content-type']).toContain('javascript');
  expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.body).toBe(CHUNK);
  expect(picture.headers['cache-control']).toBe('public, max-age=86400');
});
