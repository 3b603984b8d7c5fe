import { setImmediate as nextTurn } from 'node:timers/promises';

import type { PageRequest } from '@contract/rendering';

import { type ApiCall, type CallApi, RENDER_TIMEOUT_MS } from './pageRenderer';

/** The maximum age of what a page shows besides answers of the API, such as the year or a random picture. */
const MAX_AGE_MS = 60_000;
/** A page takes some 300 KB. The least recently opened one is dropped first. */
const MAX_PAGES = 40;

interface PageCacheOptions<Page> {
  /** Null for a page that is not to be cached. */
  render: (request: PageRequest) => Promise<Page | null>;
  callApi: CallApi;
}

interface CacheEntry<Page> {
  rendering: Promise<Page | null>;
  /** The check that the next turn of the event loop will start, if any. */
  check?: Promise<boolean>;
  begunAt: number;
}

/**
 * Renders each page once, and again when the API answers something else than the page shows. Calling the API costs a fraction of rendering,
 * so every visit repeats the page's calls and nobody sees an outdated page. A visit during the rendering waits for it. Null for the same
 * reasons as `render`, and after the time limit.
 */
export function cachePages<Page extends { apiCalls: readonly ApiCall[] }>({ render, callApi }: PageCacheOptions<Page>) {
  const entries = new Map<string, CacheEntry<Page>>();

  const isUnchanged = async ({ path, status, body }: ApiCall) => {
    const now = await callApi(path);
    return now.status === status && now.body === body;
  };

  /** All visits of one turn of the event loop share a check, which begins after that turn. */
  function isFresh(entry: CacheEntry<Page>, { apiCalls }: Page): Promise<boolean> {
    entry.check ??= nextTurn().then(async () => {
      entry.check = undefined;
      const unchanged = await Promise.all(apiCalls.map(isUnchanged)).catch(() => [false]);
      return unchanged.every(Boolean);
    });
    return entry.check;
  }

  /** Adds the entry at the end of the map, which is ordered by the last opening. */
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
    // Another visit has noticed this first and is having the page rendered. That began after this visit, so it is fresh enough.
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
