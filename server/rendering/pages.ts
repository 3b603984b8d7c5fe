import { Worker } from 'node:worker_threads';

import type { FromPages, PageRequest, RenderedPage, ToPages } from '@contract/rendering';

/** More than these, and visitors are better served by a page that draws itself. */
const MOST_WAITING = 16;
/** By then a browser on a slow line would have drawn the page itself. */
export const LONGEST_MS = 3_000;
/** A machine that is slow to load the pages gets as much more for the first of them. */
const START_MS = 15_000;
/** Nobody came for so long: the memory is of better use elsewhere. */
const IDLE_MS = 300_000;
const LARGEST_HEAP_MB = 256;
const NO_ANSWER = { status: 503, body: '{}' };

interface ApiAnswer {
  status: number;
  body: string;
}

/** Answers a call of a page to the API: path and query. */
export type AskApi = (path: string) => Promise<ApiAnswer>;

/** What a page asked while it was drawn, and what it was told. */
export type Asked = ApiAnswer & { path: string };

interface Drawing {
  page: RenderedPage;
  asked: Asked[];
}

export interface Pages {
  /** Null where the browser has to draw the page itself, for whatever reason. */
  draw: (request: PageRequest) => Promise<Drawing | null>;
  close: () => Promise<unknown>;
}

interface PagesOptions {
  /** The built client for a server, see scripts/bundleRendering.ts. */
  file: string;
  ask: AskApi;
  onTrouble: (reason: string) => void;
}

interface Wanted {
  asked: Asked[];
  finish: (page: RenderedPage | null) => void;
}

/** Draws pages in a thread of its own, so that a call to the API waits for no page. The thread comes with the first visitor and goes after the last. */
export function openPages({ file, ask, onTrouble }: PagesOptions): Pages {
  const waiting = new Map<number, Wanted>();
  let last = 0;
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let heardAt = 0;

  function start(): Worker {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB } });
    worker.unref();
    heardAt = performance.now() + START_MS;
    worker.on('message', (message: FromPages) => void hear(worker, message));
    worker.on('error', (error) => onTrouble(String(error)));
    worker.on('exit', () => {
      if (thread === worker) thread = undefined;
      for (const { finish } of waiting.values()) finish(null);
    });
    return worker;
  }

  async function hear(worker: Worker, message: FromPages) {
    heardAt = performance.now();
    if (message.type === 'ask') {
      // A server that closes answers itself no more, but whoever waits for the page.
      const answer = await ask(message.path).catch(() => NO_ANSWER);
      waiting.get(message.page)?.asked.push({ path: message.path, ...answer });
      worker.postMessage({ type: 'answer', id: message.id, ...answer } satisfies ToPages);
      return;
    }
    if (message.type === 'failed') onTrouble(message.reason);
    waiting.get(message.id)?.finish(message.type === 'drawn' ? message.page : null);
  }

  /** Undefined where the machine has no room for a thread. */
  function threadIfAny(): Worker | undefined {
    try {
      return (thread ??= start());
    } catch (error) {
      onTrouble(String(error));
      return undefined;
    }
  }

  const stop = async () => thread?.terminate();

  /** One that has said nothing all the while is stuck in a page, and so would be whatever it is asked next. */
  function stopIfStuck() {
    if (performance.now() - heardAt < LONGEST_MS) return;
    onTrouble('The thread that draws pages was stuck, and is replaced');
    void stop();
  }

  const draw = async (request: PageRequest) => {
    if (waiting.size >= MOST_WAITING) return null;
    clearTimeout(idle);
    idle = setTimeout(() => void stop(), IDLE_MS).unref();
    const worker = threadIfAny();
    if (!worker) return null;
    const id = (last += 1);
    return new Promise<Drawing | null>((done) => {
      const asked: Asked[] = [];
      const finish: Wanted['finish'] = (page) => {
        clearTimeout(tooLong);
        waiting.delete(id);
        done(page && { page, asked });
      };
      const tooLong = setTimeout(() => {
        finish(null);
        stopIfStuck();
      }, LONGEST_MS);
      waiting.set(id, { asked, finish });
      worker.postMessage({ type: 'draw', id, ...request } satisfies ToPages);
    });
  };

  return { draw, close: stop };
}
