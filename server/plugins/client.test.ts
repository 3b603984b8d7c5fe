import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';

import { SUPPORT_EMAIL } from '@contract/support';

import { storeBuild } from '../storedBuilds';
import { makeTemporaryFolder } from '../testing/temporaryFolder';
import { startTestApp, TEST_CONFIG, type TestApp } from '../testing/testApp';

const PAGE = '<!doctype html><html lang=en dir=ltr><title>Dawaya</title><div id=root></div>';
const CHUNK = 'console.log("a chunk that is worth compressing")';

/** Renders the request and the status of the API's answer, or how often it has rendered. Some addresses fail in different ways. */
const THREAD = `
const { parentPort } = require('node:worker_threads');
let request;
let renders = 0;
parentPort.on('message', (message) => {
  if (message.type === 'answer') {
    const { url, language, origin } = request;
    renders += 1;
    const body = '<h1>' + (url === '/counted' ? renders : [url, language, origin, message.status].join(' ')) + '</h1>';
    const page = { status: url === '/gone' ? 404 : 200, head: '<title>Rendered</title>', body, answers: ['</script>$&'] };
    parentPort.postMessage({ type: 'rendered', id: request.id, page });
  } else if (message.url === '/failing') {
    parentPort.postMessage({ type: 'failed', id: message.id, reason: 'out of ink' });
  } else if (message.url === '/private') {
    parentPort.postMessage({ type: 'rendered', id: message.id, page: null });
  } else if (message.url === '/crashing') {
    throw new Error('tore');
  } else {
    request = message;
    parentPort.postMessage({ type: 'call', id: 7, page: message.id, path: '/api/items/governorates' });
  }
});`;

let folder: string;
let app: TestApp;
let removeFolder: () => Promise<void>;
beforeAll(async () => {
  const { folder: dist, remove } = await makeTemporaryFolder();
  removeFolder = remove;
  folder = join(dist, 'client');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(dist, 'rendering'));
  await writeFile(join(dist, 'rendering/pages.cjs'), THREAD);
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets/app.0123abcd.js'), CHUNK);
  await writeFile(join(folder, 'assets/app.0123abcd.js.br'), brotliCompressSync(CHUNK));
  await writeFile(join(folder, 'images/box.svg'), '<svg/>');
  await writeFile(join(folder, 'service-worker.js'), CHUNK);
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
  app = await startTestApp({ clientDir: folder, supportEmail: SUPPORT_EMAIL });
});
afterAll(async () => {
  await app.stop();
  await removeFolder();
});

const visit = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  app.call({ url, headers });

it.each(['/', '/medications?page=2', '/pharmacydetails/4', '/pharmacydetails/1.5', '/about.html', '/no-such-screen'])(
  'opens the client at %s, rendered, and always the newest',
  async (url) => {
    const { statusCode, body, headers } = await visit(url);

    expect(statusCode).toBe(200);
    expect(body).toContain(`<h1>${url} en ${TEST_CONFIG.publicUrl} 200</h1></fieldset>`);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  },
);

it.each([
  ['a part that a file does not have', { range: 'bytes=900-' }, 416],
  ['an older state of it', { 'if-match': '"another"' }, 412],
])('does not call a request unreadable that asks for %s', async (_what, headers, status) => {
  const response = await visit('/images/box.svg', headers);

  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ success: false, message: 'Something went wrong. Please try again' });
});

it('refuses a file by a roundabout way, and says so', async () => {
  const response = await visit('/assets//app.0123abcd.js');

  expect(response.statusCode).toBe(403);
  expect(response.json()).toEqual({ success: false, message: 'You do not have access to this' });
});

it('says that a page is not there, to programs as well', async () => {
  expect((await visit('/gone')).statusCode).toBe(404);
});

it.each([
  [{ 'accept-language': 'ar-EG,en;q=0.5' }, 'ar dir=rtl'],
  [{ 'accept-language': 'ar', cookie: 'dawaya_open=1; language=en' }, 'en dir=ltr'],
  [{ 'accept-language': 'en', cookie: 'language=ar' }, 'ar dir=rtl'],
  [{ 'accept-language': 'en', cookie: 'language=<script>' }, 'en dir=ltr'],
  [{ 'accept-language': 'en', cookie: 'other_language=ar' }, 'en dir=ltr'],
])('speaks to %p as they like it, on a page that is left to the browser as well', async (headers, language) => {
  for (const url of ['/', '/private']) {
    const response = await visit(url, { accept: 'text/html', ...headers });

    expect(response.body.replaceAll('"', '')).toContain(`<html lang=${language}>`);
    expect(response.headers.vary).toMatch(/accept-language, cookie/);
  }
});

it('gives a page that is left to the browser a title in its language', async () => {
  const { body } = await visit('/private', { accept: 'text/html', 'accept-language': 'ar' });

  expect(body).toContain('<title>دوايا</title>');
});

it.each(['/', '/gone', '/private', '/images/box.svg', '/assets/gone.js'])(
  'runs nothing from elsewhere, asks nobody else and shows itself in no frame: %s',
  async (url) => {
    const { headers } = await visit(url);

    expect(headers['content-security-policy']?.toString().split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  },
);

it('disables the controls until the client has hydrated the page, and lets no text out of its place', async () => {
  const { body } = await visit('/');

  expect(body).toContain(
    '<title>Rendered</title><fieldset id="root" role="presentation" style="display:contents" disabled>',
  );
  expect(body).toContain(String.raw`<script id="answers" type="application/json">["\u003c/script>$&"]</script>`);
});

it('sends a rendered page compressed', async () => {
  const long = `/medications?q=${'a'.repeat(1_400)}`;

  const { rawPayload, headers } = await visit(long, { accept: 'text/html', 'accept-encoding': 'gzip, br' });

  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, accept, accept-language, cookie' });
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<h1>');
});

it('renders a page once for as long as its answers are the same', async () => {
  const first = await visit('/counted');
  const second = await visit('/counted');

  expect(first.body).toMatch(/<h1>\d+<\/h1>/);
  expect(second.body).toBe(first.body);
});

it('sends a page that it has rendered before in each encoding', async () => {
  const long = `/medications?q=${'b'.repeat(1_400)}`;
  const open = (encoding: string) => visit(long, { accept: 'text/html', 'accept-encoding': encoding });

  const plain = await open('identity');
  const pages = [await open('gzip'), await open('br'), await open('br')];

  expect(pages.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br', 'br']);
  const [gzip, br, again] = pages.map(({ rawPayload }) => rawPayload);
  const texts = [gunzipSync(gzip!), brotliDecompressSync(br!), brotliDecompressSync(again!)].map(String);
  expect(texts).toEqual([plain.body, plain.body, plain.body]);
});

it.each(['/private', '/failing', '/crashing'])('leaves %s to the browser', async (url) => {
  const { statusCode, body, headers } = await visit(url);

  expect([statusCode, body]).toEqual([200, PAGE]);
  expect(headers['cache-control']).toBe('no-cache');
});

it('tells every page of an operator where people write for help, rendered or not', async () => {
  const operated = await startTestApp({ clientDir: folder, supportEmail: '"help"&co@dawaya.eg' });
  const open = (url: string) => operated.call({ url, headers: { accept: 'text/html' } });

  const pages = await Promise.all(['/', '/private', '/index.html'].map(open));

  for (const { statusCode, headers, body } of pages) {
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/html; charset=utf-8',
    ]);
    expect(body).toContain('<meta name="support" content="&quot;help&quot;&amp;co@dawaya.eg"><title>');
  }
  await operated.stop();
});

it.each(['/api/nothing', '/api/nothing.html', '/health/nothing', '/assets/gone.js', '/images/gone.svg'])(
  'answers 404 in JSON at %s',
  async (url) => {
    const response = await visit(url);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false });
  },
);

const SAID: Record<string, string>[] = [
  { accept: '*/*' },
  { accept: 'image/webp,*/*;q=0.8' },
  { accept: 'text/*' },
  {},
];

it.each(SAID)('sends its pages to crawlers and previews, which say %p', async (said) => {
  const { statusCode, headers, body } = await visit('/medications', said);

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>');
});

it.each([
  ['/medications', 'application/json'],
  ['/gone.js', '*/*'],
  ['/../package.json', '*/*'],
  ['/.env', '*/*'],
  ['/api/nothing', '*/*'],
])('sends no page of %s to a program that asks for %s', async (url, accept) => {
  const response = await visit(url, { accept });

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false });
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

it('still has the parts of the builds before it, for tabs that an update has overtaken', async () => {
  const { folder: home, remove } = await makeTemporaryFolder();
  const make = async (build: string) => {
    const clientDir = join(home, build);
    await mkdir(join(clientDir, 'assets'), { recursive: true });
    await writeFile(join(clientDir, 'index.html'), `${PAGE}<script src=/assets/${build}.js></script>`);
    await writeFile(join(clientDir, `assets/${build}.js`), CHUNK);
    await writeFile(join(clientDir, `assets/${build}.js.br`), brotliCompressSync(CHUNK));
    return clientDir;
  };
  const update = async (build: string) => startTestApp({ clientDir: await make(build), dataDir: join(home, 'data') });
  for (const build of ['oldest', 'b', 'c', 'd', 'e']) await storeBuild(await make(build), join(home, 'data/builds'));
  await (await update('former')).stop();
  const updated = await update('newest');

  const read = (url: string, headers = {}) => updated.call({ url, headers });

  const former = await read('/assets/former.js', { 'accept-encoding': 'br' });
  expect([former.statusCode, former.headers['content-encoding']]).toEqual([200, 'br']);
  expect(former.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await read('/assets/b.js')).body).toBe(CHUNK);
  expect((await read('/assets/newest.js')).body).toBe(CHUNK);
  expect((await read('/assets/oldest.js')).statusCode).toBe(404);
  expect((await read('/assets/..%2Fformer.js')).statusCode).toBe(404);
  expect((await read(`/assets/${'x'.repeat(300)}.js`)).statusCode).toBe(404);
  await updated.stop();
  await remove();
});

it('has browsers ask for a newer worker each time, and lets it run', async () => {
  const worker = await visit('/service-worker.js', {});
  const manifest = await visit('/manifest.webmanifest', {});

  expect(worker.headers['content-type']).toContain('javascript');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-security-policy']).toContain("worker-src 'self'");
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
});
