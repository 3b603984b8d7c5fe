import { isEmpty, isForeign, isMissingPage } from './foreignAnswers';

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
