import { setImmediate as nextTurn } from 'node:timers/promises';

import type { PageRequest } from '@contract/rendering';

import { type AskApi, type Asked, LONGEST_MS } from './pages';

/** What depends on more than the answers of the API, as the year or a random picture, is at most so old. */
const KEPT_MS = 60_000;
/** Some 300 KB each; the one that nobody has opened for the longest makes room. */
const MOST_KEPT = 40;

interface KeptPagesOptions<Page> {
  /** Null for what is not to be kept. */
  draw: (request: PageRequest) => Promise<Page | null>;
  ask: AskApi;
}

interface Kept<Page> {
  drawing: Promise<Page | null>;
  /** Whether it is still so, of which nothing has been asked yet. */
  check?: Promise<boolean>;
  end: NodeJS.Timeout;
}

/**
 * Draws each page once for as long as the API answers what it was drawn from. Asking costs a fraction of drawing, so every visit
 * asks anew, and nobody is shown what is not so any more. Who comes while a page is drawn waits for it. Null as for `draw`, and
 * for who has waited too long.
 */
export function keepPages<Page extends { asked: readonly Asked[] }>({ draw, ask }: KeptPagesOptions<Page>) {
  const kept = new Map<string, Kept<Page>>();

  const isAnswered = async ({ path, status, body }: Asked) => {
    const now = await ask(path);
    return now.status === status && now.body === body;
  };

  /** One check for all who come in one turn of the event loop: it begins after they did. */
  function isStillSo(entry: Kept<Page>, { asked }: Page): Promise<boolean> {
    entry.check ??= nextTurn().then(async () => {
      entry.check = undefined;
      const answered = await Promise.all(asked.map(isAnswered)).catch(() => [false]);
      return answered.every(Boolean);
    });
    return entry.check;
  }

  function forget(key: string, entry: Kept<Page>) {
    clearTimeout(entry.end);
    if (kept.get(key) === entry) kept.delete(key);
  }

  /** As the one that was opened last. */
  function keep(key: string, entry: Kept<Page>) {
    kept.delete(key);
    const [oldest] = kept;
    if (oldest && kept.size >= MOST_KEPT) forget(...oldest);
    kept.set(key, entry);
  }

  function drawAnew(key: string, request: PageRequest) {
    const drawing = draw(request);
    const entry: Kept<Page> = { drawing, end: setTimeout(() => forget(key, entry), KEPT_MS).unref() };
    keep(key, entry);
    void drawing
      .catch(() => null)
      .then((page) => {
        if (!page) forget(key, entry);
      });
    return drawing;
  }

  async function visit(request: PageRequest): Promise<Page | null> {
    const key = JSON.stringify(request);
    const before = kept.get(key);
    if (!before) return drawAnew(key, request);
    const page = await before.drawing.catch(() => null);
    if (!page) return null;
    const isSo = await isStillSo(before, page);
    const since = kept.get(key);
    if (isSo) {
      if (since === before) keep(key, before);
      return page;
    }
    // Whoever found out first has it drawn for all: what has been begun since this visit is not too old for it.
    if (since && since !== before) return since.drawing;
    forget(key, before);
    return drawAnew(key, request);
  }

  return async (request: PageRequest): Promise<Page | null> => {
    let end: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((giveUp) => {
      end = setTimeout(giveUp, LONGEST_MS, null);
    });
    return Promise.race([visit(request), patience]).finally(() => clearTimeout(end));
  };
}
