import type { PageRequest } from '@contract/rendering';

import { until } from '../testing/until';
import { cachePages } from './pageCache';

const requestFor = (url: string, language: PageRequest['language'] = 'en'): PageRequest => ({
  ...{ url, language },
  origin: 'https://dawaya.example',
  supportEmail: 'support@dawaya.example',
});

/** A shop whose pages show what the API says of the stock, and which counts the renderings. */
function openShop() {
  const shop = { stock: '3', status: 200, renders: 0, asks: 0, paint: Promise.resolve(), line: Promise.resolve() };
  const callApi = async () => {
    shop.asks += 1;
    await shop.line;
    return { status: shop.status, body: shop.stock };
  };
  const render = async ({ url, language }: PageRequest) => {
    shop.renders += 1;
    if (url === '/private') return null;
    const answer = await callApi();
    await shop.paint;
    return { html: `${url} ${language} ${answer.body}`, apiCalls: [{ path: '/api/stock', ...answer }] };
  };
  return { shop, visit: cachePages({ render, callApi }) };
}

/** Stops timers only; turns of the event loop still happen. */
const stopTheClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
afterEach(() => jest.useRealTimers());

it('renders a page once for as long as the API answers the same', async () => {
  const { shop, visit } = openShop();

  const first = await visit(requestFor('/'));
  const second = await visit(requestFor('/'));

  expect([first?.html, second?.html]).toEqual(['/ en 3', '/ en 3']);
  expect(shop).toMatchObject({ renders: 1, asks: 2 });
});

it.each([
  ['something is sold', { stock: '2' }, '/ en 2'],
  ['nothing is there any more', { status: 404 }, '/ en 3'],
])('renders it again once %s', async (_what, change, html) => {
  const { shop, visit } = openShop();
  await visit(requestFor('/'));

  Object.assign(shop, change);
  const page = await visit(requestFor('/'));

  expect(page?.html).toBe(html);
  expect(shop.renders).toBe(2);
});

it('keeps another page for each address and language', async () => {
  const { visit } = openShop();

  await visit(requestFor('/'));

  expect((await visit(requestFor('/', 'ar')))?.html).toBe('/ ar 3');
  expect((await visit(requestFor('/medications')))?.html).toBe('/medications en 3');
});

it('renders once for a crowd, of whom nobody sees what was so before they came', async () => {
  const { shop, visit } = openShop();
  await visit(requestFor('/'));
  shop.stock = '2';

  const pages = await Promise.all(Array.from({ length: 20 }, () => visit(requestFor('/'))));

  expect(new Set(pages.map((page) => page?.html))).toEqual(new Set(['/ en 2']));
  expect(shop.renders).toBe(2);
});

it('has whoever comes during a rendering look whether it is still so', async () => {
  const { shop, visit } = openShop();
  let finish = () => undefined as void;
  shop.paint = new Promise((done) => (finish = done));
  const early = visit(requestFor('/'));
  await until(() => shop.asks === 1);
  shop.stock = '2';

  const late = visit(requestFor('/'));
  finish();

  expect((await early)?.html).toBe('/ en 3');
  expect((await late)?.html).toBe('/ en 2');
});

it('renders a page again after a minute, since the year and luck are in no answer', async () => {
  stopTheClock();
  const { shop, visit } = openShop();
  await visit(requestFor('/'));

  jest.advanceTimersByTime(59_999);
  await visit(requestFor('/'));
  expect(shop.renders).toBe(1);

  jest.advanceTimersByTime(1);
  await visit(requestFor('/'));
  expect(shop.renders).toBe(2);
});

it('lets nobody wait longer for an answer than for a rendering', async () => {
  stopTheClock();
  const { shop, visit } = openShop();
  await visit(requestFor('/'));
  shop.line = new Promise(() => undefined);

  const late = visit(requestFor('/'));
  await until(() => shop.asks === 2);
  jest.advanceTimersByTime(3_000);

  expect(await late).toBeNull();
});

it('asks once for all who come at once', async () => {
  const { shop, visit } = openShop();
  await visit(requestFor('/'));

  await Promise.all(Array.from({ length: 20 }, () => visit(requestFor('/'))));

  expect(shop.asks).toBe(2);
});

it('keeps the forty that were opened last', async () => {
  const { shop, visit } = openShop();
  const open = (page: number) => visit(requestFor(`/medications?page=${page}`));
  for (let page = 1; page <= 40; page += 1) await open(page);
  await open(1);

  await open(41);
  await open(1);
  expect(shop.renders).toBe(41);
  await open(2);
  expect(shop.renders).toBe(42);
});

it('keeps nothing of what cannot be rendered', async () => {
  const { shop, visit } = openShop();

  const crowd = await Promise.all(Array.from({ length: 3 }, () => visit(requestFor('/private'))));
  const later = await visit(requestFor('/private'));

  expect([...crowd, later]).toEqual([null, null, null, null]);
  expect(shop.renders).toBe(2);
});

it('renders again where the API does not answer any more', async () => {
  const callApi = jest.fn(() => Promise.reject(new Error('closing')));
  const render = jest.fn(async () => ({ apiCalls: [{ path: '/api/stock', status: 200, body: '3' }] }));
  const visit = cachePages({ render, callApi });
  await visit(requestFor('/'));

  await visit(requestFor('/'));

  expect(render).toHaveBeenCalledTimes(2);
});

it('goes on after a rendering that failed', async () => {
  const render = jest.fn(async () => ({ apiCalls: [] })).mockRejectedValueOnce(new Error('a fault of ours'));
  const visit = cachePages({ render, callApi: async () => ({ status: 200, body: '' }) });

  const [first, second] = await Promise.allSettled([visit(requestFor('/')), visit(requestFor('/'))]);

  expect(first).toMatchObject({ status: 'rejected', reason: new Error('a fault of ours') });
  expect(second).toEqual({ status: 'fulfilled', value: null });
  expect(await visit(requestFor('/'))).toEqual({ apiCalls: [] });
});
