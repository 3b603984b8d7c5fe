import { Worker } from 'node:worker_threads';

import type { FromPages, PageRequest, RenderedPage, ToPages } from '@contract/rendering';

/** With more in the queue, visitors are better served by a page that their browser draws. */
const MAX_PENDING = 16;
/** By then a browser on a slow line would have drawn the page itself. */
export const DRAWING_TIMEOUT_MS = 3_000;
/** So much longer the first page may take, on a machine that is slow to load the code. */
const START_TIMEOUT_MS = 15_000;
/** After so long without a visitor the thread ends, and its memory is free for others. */
const IDLE_TIMEOUT_MS = 300_000;
const MAX_HEAP_MB = 256;
const UNAVAILABLE = { status: 503, body: '{}' };

interface ApiAnswer {
  status: number;
  body: string;
}

/** Answers a call of a page to the API: path and query. */
export type CallApi = (path: string) => Promise<ApiAnswer>;

/** A call that a page made while it was drawn, and its answer. */
export type ApiCall = ApiAnswer & { path: string };

interface Drawing {
  page: RenderedPage;
  apiCalls: ApiCall[];
}

export interface PageDrawer {
  /** Null where the browser has to draw the page itself, for whatever reason. */
  draw: (request: PageRequest) => Promise<Drawing | null>;
  close: () => Promise<unknown>;
}

interface PageDrawerOptions {
  /** The built client for a server, see scripts/bundleRendering.ts. */
  file: string;
  callApi: CallApi;
  onError: (reason: string) => void;
}

interface PendingDrawing {
  apiCalls: ApiCall[];
  finish: (page: RenderedPage | null) => void;
}

/** Draws pages in a thread of its own, so that a call to the API waits for no page. The thread comes with the first visitor and goes after the last. */
export function makePageDrawer({ file, callApi, onError }: PageDrawerOptions): PageDrawer {
  const pending = new Map<number, PendingDrawing>();
  let lastId = 0;
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastMessageAt = 0;

  function start(): Worker {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    worker.unref();
    lastMessageAt = performance.now() + START_TIMEOUT_MS;
    worker.on('message', (message: FromPages) => void handleMessage(worker, message));
    worker.on('error', (error) => onError(String(error)));
    worker.on('exit', () => {
      if (thread === worker) thread = undefined;
      for (const { finish } of pending.values()) finish(null);
    });
    return worker;
  }

  async function handleMessage(worker: Worker, message: FromPages) {
    lastMessageAt = performance.now();
    if (message.type === 'ask') {
      // While the server closes, its own API fails; the visitor who waits for the page is still answered.
      const answer = await callApi(message.path).catch(() => UNAVAILABLE);
      pending.get(message.page)?.apiCalls.push({ path: message.path, ...answer });
      worker.postMessage({ type: 'answer', id: message.id, ...answer } satisfies ToPages);
      return;
    }
    if (message.type === 'failed') onError(message.reason);
    pending.get(message.id)?.finish(message.type === 'drawn' ? message.page : null);
  }

  /** Undefined where the machine has no room for a thread. */
  function getThread(): Worker | undefined {
    try {
      return (thread ??= start());
    } catch (error) {
      onError(String(error));
      return undefined;
    }
  }

  const stop = async () => thread?.terminate();

  /** A thread that has sent no message for so long is stuck in a page, and would not draw the next one either. */
  function stopIfStuck() {
    if (performance.now() - lastMessageAt < DRAWING_TIMEOUT_MS) return;
    onError('The thread that draws pages was stuck, and is replaced');
    void stop();
  }

  const draw = async (request: PageRequest) => {
    if (pending.size >= MAX_PENDING) return null;
    clearTimeout(idle);
    idle = setTimeout(() => void stop(), IDLE_TIMEOUT_MS).unref();
    const worker = getThread();
    if (!worker) return null;
    const id = (lastId += 1);
    return new Promise<Drawing | null>((resolve) => {
      const apiCalls: ApiCall[] = [];
      const finish: PendingDrawing['finish'] = (page) => {
        clearTimeout(timeout);
        pending.delete(id);
        resolve(page && { page, apiCalls });
      };
      const timeout = setTimeout(() => {
        finish(null);
        stopIfStuck();
      }, DRAWING_TIMEOUT_MS);
      pending.set(id, { apiCalls, finish });
      worker.postMessage({ type: 'draw', id, ...request } satisfies ToPages);
    });
  };

  return { draw, close: stop };
}
