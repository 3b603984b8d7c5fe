import type { PageRequest } from '@contract/rendering';

import type { AskApi, Asked } from './pages';

/** What depends on more than the answers, the year for example or which picture luck has chosen, is at most so old. */
const KEPT_MS = 60_000;
/** Some 300 KB each; the oldest makes room. */
const MOST_KEPT = 40;

interface KeptPagesOptions<Page> {
  /** Null for what is not to be kept. */
  draw: (request: PageRequest) => Promise<Page | null>;
  ask: AskApi;
}

/**
 * Draws each page once for as long as the API answers what it was drawn from. Drawing takes a hundred times as long as asking, so
 * everybody's visit asks anew, and nobody is shown what is not so any more. Who comes while a page is drawn waits for it.
 */
export function keepPages<Page extends { asked: readonly Asked[] }>({ draw, ask }: KeptPagesOptions<Page>) {
  const kept = new Map<string, Promise<Page | null>>();

  const isAnswered = async ({ path, status, body }: Asked) => {
    const now = await ask(path);
    return now.status === status && now.body === body;
  };
  const isStillSo = async ({ asked }: Page) =>
    (await Promise.all(asked.map(isAnswered)).catch(() => [false])).every(Boolean);

  function keep(key: string, drawing: Promise<Page | null>) {
    const forget = () => {
      if (kept.get(key) === drawing) kept.delete(key);
    };
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
    kept.set(key, drawing);
    setTimeout(forget, KEPT_MS).unref();
    void drawing.then((page) => page ?? forget(), forget);
    return drawing;
  }

  return async (request: PageRequest): Promise<Page | null> => {
    const key = JSON.stringify(request);
    const before = kept.get(key);
    const page = await before;
    if (page && (await isStillSo(page))) return page;
    const since = kept.get(key);
    // Whoever found out first has it drawn for all: what has been begun since this visit is not too old for it.
    return since === before || since === undefined ? keep(key, draw(request)) : since;
  };
}
