import { setImmediate as nextTurn } from 'node:timers/promises';

import type { PageRequest } from '@contract/rendering';

import { type ApiCall, type CallApi, RENDER_TIMEOUT_MS } from './pageRenderer';

/** What a page shows besides the answers of the API, such as the year or a random picture, is at most so old. */
const MAX_AGE_MS = 60_000;
/** Some 300 KB each; the least recently opened makes room. */
const MAX_PAGES = 40;

interface PageCacheOptions<Page> {
  /** Null for a page that is not to be cached. */
  render: (request: PageRequest) => Promise<Page | null>;
  callApi: CallApi;
}

interface CacheEntry<Page> {
  rendering: Promise<Page | null>;
  /** The check that will begin with the next turn of the event loop, if any. */
  check?: Promise<boolean>;
  begunAt: number;
}

/**
 * Renders each page once for as long as the API gives the answers that it shows. Calling the API costs a fraction of rendering, so
 * every visit repeats those calls, and nobody is shown an outdated page. A visit that comes while the page is rendered waits for it. Null as
 * for `render`, and after the time limit.
 */
export function cachePages<Page extends { apiCalls: readonly ApiCall[] }>({ render, callApi }: PageCacheOptions<Page>) {
  const entries = new Map<string, CacheEntry<Page>>();

  const isUnchanged = async ({ path, status, body }: ApiCall) => {
    const now = await callApi(path);
    return now.status === status && now.body === body;
  };

  /** All visits of one turn of the event loop share a check, which begins after them. */
  function isFresh(entry: CacheEntry<Page>, { apiCalls }: Page): Promise<boolean> {
    entry.check ??= nextTurn().then(async () => {
      entry.check = undefined;
      const unchanged = await Promise.all(apiCalls.map(isUnchanged)).catch(() => [false]);
      return unchanged.every(Boolean);
    });
    return entry.check;
  }

  /** At the end, as the one that was opened last. */
  function store(key: string, entry: CacheEntry<Page>) {
    entries.delete(key);
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= MAX_PAGES) entries.delete(oldest);
    entries.set(key, entry);
  }

  function renderAndStore(key: string, request: PageRequest) {
    const rendering = render(request);
    const entry: CacheEntry<Page> = { rendering, begunAt: performance.now() };
    store(key, entry);
    void rendering
      .catch(() => null)
      .then((page) => {
        if (!page && entries.get(key) === entry) entries.delete(key);
      });
    return rendering;
  }

  async function getPage(request: PageRequest): Promise<Page | null> {
    const key = JSON.stringify(request);
    const found = entries.get(key);
    if (!found || performance.now() - found.begunAt >= MAX_AGE_MS) return renderAndStore(key, request);
    const page = await found.rendering.catch(() => null);
    if (!page) return null;
    const isStillFresh = await isFresh(found, page);
    const current = entries.get(key);
    if (isStillFresh) {
      if (current === found) store(key, found);
      return page;
    }
    // Another visit found out first and has it rendered already: what was begun after this visit is not too old for it.
    if (current && current !== found) return current.rendering;
    return renderAndStore(key, request);
  }

  return async (request: PageRequest): Promise<Page | null> => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, RENDER_TIMEOUT_MS, null);
    });
    return Promise.race([getPage(request), timeout]).finally(() => clearTimeout(timer));
  };
}
