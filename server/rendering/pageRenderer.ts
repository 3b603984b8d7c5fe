import { Worker } from 'node:worker_threads';

import type { FromRenderer, PageRequest, RenderedPage, ToRenderer } from '@contract/rendering';

/** With more pages in the queue, visitors are served faster if their browser renders the page. */
const MAX_PENDING = 16;
/**
 * One page renders while the other waits for answers of the API. A low limit, since the thread would go on with pages whose visitors no
 * longer wait.
 */
const MAX_RENDERING = 2;
/** A page that has not ended by then never will, and makes room for another. */
const MAX_RENDERING_MS = 30_000;
/** By then a browser on a slow line would have rendered the page itself. */
export const RENDER_TIMEOUT_MS = 3_000;
/** The additional time for the first page, on a machine that is slow to load the code. */
const START_TIMEOUT_MS = 15_000;
/** After so long without a visitor the thread ends, which frees its memory. */
const IDLE_TIMEOUT_MS = 300_000;
const MAX_HEAP_MB = 256;
const UNAVAILABLE = { status: 503, body: '{}' };

interface ApiAnswer {
  status: number;
  body: string;
}

/** Makes an API call of a page; `path` includes the query. */
export type CallApi = (path: string) => Promise<ApiAnswer>;

/** An API call that a page made while it was rendered, and its answer. */
export type ApiCall = ApiAnswer & { path: string };

interface RenderResult {
  page: RenderedPage;
  apiCalls: ApiCall[];
}

export interface PageRenderer {
  /** Null if the browser has to render the page itself, for whatever reason. */
  render: (request: PageRequest) => Promise<RenderResult | null>;
  close: () => Promise<unknown>;
}

interface PageRendererOptions {
  /** The client bundled for the server, see scripts/bundleRendering.ts. */
  file: string;
  callApi: CallApi;
  onError: (reason: string) => void;
}

interface PendingRender {
  request: PageRequest;
  apiCalls: ApiCall[];
  finish: (page: RenderedPage | null) => void;
}

/**
 * Renders pages in a separate thread, so that API calls do not wait for them. The thread starts with the first visitor and ends a while
 * after the last.
 */
export function makePageRenderer({ file, callApi, onError }: PageRendererOptions): PageRenderer {
  const pending = new Map<number, PendingRender>();
  /** When each page was sent to the thread, by id. Includes pages whose visitors no longer wait. */
  const rendering = new Map<number, number>();
  let lastId = 0;
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastMessageAt = 0;

  function start(): Worker {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    worker.unref();
    lastMessageAt = performance.now() + START_TIMEOUT_MS;
    worker.on('message', (message: FromRenderer) => void handleMessage(worker, message));
    worker.on('error', (error) => onError(String(error)));
    worker.on('exit', () => {
      if (thread === worker) thread = undefined;
      rendering.clear();
      for (const { finish } of pending.values()) finish(null);
    });
    return worker;
  }

  async function handleMessage(worker: Worker, message: FromRenderer) {
    lastMessageAt = performance.now();
    if (message.type === 'call') {
      // While the server closes, its own API fails. The visitor who waits for the page is still answered.
      const answer = await callApi(message.path).catch(() => UNAVAILABLE);
      pending.get(message.page)?.apiCalls.push({ path: message.path, ...answer });
      worker.postMessage({ type: 'answer', id: message.id, ...answer } satisfies ToRenderer);
      return;
    }
    if (message.type === 'failed') onError(message.reason);
    pending.get(message.id)?.finish(message.type === 'rendered' ? message.page : null);
    rendering.delete(message.id);
    sendWaiting();
  }

  function sendWaiting() {
    const now = performance.now();
    for (const [id, sentAt] of rendering) if (now - sentAt >= MAX_RENDERING_MS) rendering.delete(id);
    for (const [id, { request }] of pending) {
      if (rendering.size >= MAX_RENDERING) return;
      if (rendering.has(id)) continue;
      rendering.set(id, now);
      thread?.postMessage({ type: 'render', id, ...request } satisfies ToRenderer);
    }
  }

  /** Undefined if the machine has no room for another thread. */
  function getThread(): Worker | undefined {
    try {
      return (thread ??= start());
    } catch (error) {
      onError(String(error));
      return undefined;
    }
  }

  const stop = async () => thread?.terminate();

  /** A thread that has not sent a message for so long is stuck in a page, and would not render the next one either. */
  function stopIfStuck() {
    if (performance.now() - lastMessageAt < RENDER_TIMEOUT_MS) return;
    onError('The thread that renders pages was stuck, and is replaced');
    void stop();
  }

  const render = async (request: PageRequest) => {
    if (pending.size >= MAX_PENDING) return null;
    clearTimeout(idle);
    idle = setTimeout(() => void stop(), IDLE_TIMEOUT_MS).unref();
    if (!getThread()) return null;
    const id = (lastId += 1);
    return new Promise<RenderResult | null>((resolve) => {
      const apiCalls: ApiCall[] = [];
      const finish: PendingRender['finish'] = (page) => {
        clearTimeout(timeout);
        pending.delete(id);
        resolve(page && { page, apiCalls });
      };
      const timeout = setTimeout(() => {
        finish(null);
        stopIfStuck();
      }, RENDER_TIMEOUT_MS);
      pending.set(id, { request, apiCalls, finish });
      sendWaiting();
    });
  };

  return { render, close: stop };
}
