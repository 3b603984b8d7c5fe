import { isEmpty, isForeign, isForeignToPath, isMissingPage, isWhole } from './foreignAnswers';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_OF_OURS = { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' };
const UNTIL_TEN = { ...HTML, 'retry-after': 'Sun, 29 Nov 2026 10:00:00 GMT' };

it.each([
  ['an answer of ours', 200, JSON_OF_OURS, false],
  ['our refusal', 404, JSON_OF_OURS, false],
  ['our failure', 500, JSON_OF_OURS, false],
  ['our server while it cannot reach its database', 503, JSON_OF_OURS, false],
  ['the sign-in of a network', 200, HTML, true],
  ['a proxy without our server', 502, HTML, true],
  ['a proxy that waited in vain', 504, { 'content-type': 'text/plain' }, true],
  ['a proxy that says nothing', 503, {}, true],
  ['an operator who has closed the shop', 503, UNTIL_TEN, true],
])('knows who answers a call: %s', (_who, status, headers, expected) => {
  expect(isForeign(new Response('', { status, headers }))).toBe(expected);
});

it.each([
  ['a page', 200, HTML, false],
  ['a page that is not found', 404, HTML, false],
  ['a page that failed', 500, HTML, false],
  ['our server, in words for a program', 503, JSON_OF_OURS, true],
  ['a proxy without our server', 502, HTML, true],
  ['a proxy that waited in vain', 504, {}, true],
  ['an operator who says until when', 503, UNTIL_TEN, false],
])('knows what is no page to read: %s', (_what, status, headers, expected) => {
  expect(isMissingPage(new Response('', { status, headers }))).toBe(expected);
});

it.each([
  ['what was cut before its first letter', '', true],
  ['a file', 'body {}', false],
])('knows whether anything came, and leaves it to be read: %s', async (_what, body, expected) => {
  const answer = new Response(body);

  expect(await isEmpty(answer)).toBe(expected);

  expect(await answer.text()).toBe(body);
});

it.each([
  ['/api/pharmacies', 'application/json; charset=utf-8', false],
  ['/api/pharmacies', 'text/plain', true],
  ['/assets/1f.js', 'application/javascript; charset=utf-8', false],
  ['/assets/1f.js', 'text/javascript', false],
  ['/assets/1f.js', 'text/plain', true],
  ['/assets/1f.css', 'text/css; charset=utf-8', false],
  ['/assets/1f.css', 'application/json', true],
  ['/images/hero.svg', 'image/svg+xml', false],
  ['/images/hero.svg', 'text/plain', true],
  ['/assets/1f.woff2', 'font/woff2', false],
])('knows by its type whether a good answer for %s is ours: %s', (path, type, expected) => {
  const answer = new Response('sign in', { headers: { 'content-type': type } });
  Object.defineProperty(answer, 'url', { value: `https://dawaya.example${path}?page=2` });

  expect(isForeignToPath(answer)).toBe(expected);
});

it.each([
  ['{"success":true,"data":[]}', true],
  ['{"success":true,"da', false],
  ['{"login":"/portal"}', false],
  ['null', false],
  ['', false],
])('knows whether the whole of an answer came, and leaves it to be read: %s', async (body, expected) => {
  const answer = new Response(body);

  expect(await isWhole(answer)).toBe(expected);

  expect(await answer.text()).toBe(body);
});
