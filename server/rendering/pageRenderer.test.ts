import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PageRequest } from '@contract/rendering';

import { makeTemporaryFolder } from '../testing/temporaryFolder';
import { until } from '../testing/until';
import { makePageRenderer } from './pageRenderer';

/** Makes a call to the API and renders the status of its answer. */
const THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ type, id, status }) =>
  parentPort.postMessage(
    type === 'render' ? { type: 'call', id, page: id, path: '/api/medications' }
      : { type: 'rendered', id, page: { status, head: '', body: '', answers: [] } },
  ),
);`;

/** Renders every page except one, which keeps it busy for ever. */
const STUCK_THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, url }) => {
  while (url === '/stuck');
  parentPort.postMessage({ type: 'rendered', id, page: { status: 200, head: '', body: '', answers: [] } });
});`;

/** Renders every page except one, which it never answers; it goes on with the others. */
const SILENT_THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, url }) => {
  if (url !== '/endless') parentPort.postMessage({ type: 'rendered', id, page: { status: 200, head: '', body: '', answers: [] } });
});`;

/** Takes 100 ms for each page, and writes into it how many pages it has been sent so far. */
const COUNTING_THREAD = `
const { parentPort } = require('node:worker_threads');
let count = 0;
parentPort.on('message', ({ id }) => {
  count += 1;
  const page = { status: 200, head: '', body: String(count), answers: [] };
  setTimeout(() => parentPort.postMessage({ type: 'rendered', id, page }), 100);
});`;

const requestFor = (url: string): PageRequest => ({
  url,
  language: 'en',
  origin: 'https://dawaya.example',
  supportEmail: 'support@dawaya.example',
});

type Options = Parameters<typeof makePageRenderer>[0];

/** Of threads that make no calls and have no trouble; a test that expects some passes its own. */
const NOTHING: Omit<Options, 'file'> = {
  callApi: () => Promise.reject(new Error('asked for nothing')),
  onError: (reason) => {
    throw new Error(reason);
  },
};

async function openThread(code: string, options: Partial<Options> = {}) {
  const { folder, remove } = await makeTemporaryFolder();
  const file = join(folder, 'pages.cjs');
  await writeFile(file, code);
  const pages = makePageRenderer({ ...NOTHING, ...options, file });
  return { render: pages.render, close: async () => pages.close().then(remove) };
}

/** Stops timers only; messages from threads still arrive. */
const stopTheClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
afterEach(() => jest.useRealTimers());

it('goes on with a page whose call the server does not answer, as it does not while it closes', async () => {
  const pages = await openThread(THREAD, { callApi: () => Promise.reject(new Error('closing')) });

  const page = await pages.render(requestFor('/medications'));
  await pages.close();

  expect(page).toEqual({
    page: { status: 503, head: '', body: '', answers: [] },
    apiCalls: [{ path: '/api/medications', status: 503, body: '{}' }],
  });
});

it('leaves a page to the browser in which the thread is stuck, and renders others in a new one', async () => {
  stopTheClock();
  const troubles: string[] = [];
  const pages = await openThread(STUCK_THREAD, { onError: (reason) => troubles.push(reason) });

  const before = await pages.render(requestFor('/'));
  const stuck = pages.render(requestFor('/stuck'));
  jest.advanceTimersByTime(3_000);
  const atOnce = await pages.render(requestFor('/'));
  const after = await pages.render(requestFor('/'));
  await pages.close();

  expect(before?.page.status).toBe(200);
  expect(await stuck).toBeNull();
  expect(atOnce).toBeNull();
  expect(after?.page.status).toBe(200);
  expect(troubles).toEqual(['The thread that renders pages was stuck, and is replaced']);
});

it('leaves a crowd that is too large to their browsers at once, those who wait too long in their turn, and goes on', async () => {
  stopTheClock();
  const troubles: string[] = [];
  const pages = await openThread(SILENT_THREAD, { onError: (reason) => troubles.push(reason) });

  const crowd = Array.from({ length: 20 }, () => pages.render(requestFor('/endless')));
  const sentAway = await Promise.all(crowd.slice(16));
  jest.advanceTimersByTime(3_000);
  const waited = await Promise.all(crowd.slice(0, 16));
  jest.advanceTimersByTime(27_000);
  const after = await pages.render(requestFor('/'));
  await pages.close();

  expect([...waited, ...sentAway]).toEqual(crowd.map(() => null));
  expect(after?.page.status).toBe(200);
  expect(troubles).toEqual([]);
});

it('begins nothing that nobody waits for any more', async () => {
  stopTheClock();
  const pages = await openThread(COUNTING_THREAD);

  const crowd = Array.from({ length: 16 }, () => pages.render(requestFor('/')));
  jest.advanceTimersByTime(3_000);
  const waited = await Promise.all(crowd);
  const next = await pages.render(requestFor('/'));
  await pages.close();

  expect(waited).toEqual(crowd.map(() => null));
  expect(next?.page.body).toBe('3');
});

it('leaves a page to the browser where no thread can be started', async () => {
  const troubles: string[] = [];
  const { render } = makePageRenderer({
    // A worker needs an absolute path, so creating it fails, as it would on a machine without memory for another thread.
    ...NOTHING,
    file: 'pages.cjs',
    onError: (reason) => troubles.push(reason),
  });

  expect(await render(requestFor('/'))).toBeNull();
  expect(troubles).toEqual([expect.stringContaining('path')]);
});

it('ends the thread five minutes after the last visitor, and starts another for the next', async () => {
  stopTheClock();
  const pages = await openThread(COUNTING_THREAD);
  const render = async () => (await pages.render(requestFor('/')))?.page.body;
  const renderAfter = (milliseconds: number) => {
    jest.advanceTimersByTime(milliseconds);
    return render();
  };

  expect([await render(), await renderAfter(299_000), await renderAfter(299_000)]).toEqual(['1', '2', '3']);
  jest.advanceTimersByTime(300_000);
  jest.useRealTimers();
  await until(async () => (await render()) === '1');
  await pages.close();
});
