import { parentPort } from 'node:worker_threads';

import type { FromRenderer, ToRenderer } from '@contract/rendering';

import { renderPage } from './renderPage';

if (!parentPort) throw new Error('Pages are rendered in a thread of the server');
const server = parentPort;
const send = (message: FromRenderer) => server.postMessage(message);

const waiting = new Map<number, (response: Response) => void>();
let asked = 0;

/** Passes API calls to the server in the main thread, without a network. */
const askServerFor =
  (page: number): typeof fetch =>
  (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked += 1;
    send({ type: 'call', id: asked, page, path: pathname + search });
    return new Promise((done) => waiting.set(asked, done));
  };

server.on('message', (message: ToRenderer) => {
  if (message.type === 'render') void render(message);
  else {
    const headers = { 'content-type': 'application/json' };
    waiting.get(message.id)?.(new Response(message.body, { status: message.status, headers }));
    waiting.delete(message.id);
  }
});

async function render({ id, ...request }: Extract<ToRenderer, { type: 'render' }>) {
  try {
    send({ type: 'rendered', id, page: await renderPage(request, askServerFor(id)) });
  } catch (error) {
    send({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
