import { parentPort } from 'node:worker_threads';

import type { FromPages, ToPages } from '@contract/rendering';

import { renderPage } from './renderPage';

if (!parentPort) throw new Error('Pages are drawn in a thread of the server');
const server = parentPort;
const send = (message: FromPages) => server.postMessage(message);

const waiting = new Map<number, (response: Response) => void>();
let asked = 0;

/** The server answers its own API: nothing goes over a network. */
const askServerFor =
  (page: number): typeof fetch =>
  (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked += 1;
    send({ type: 'ask', id: asked, page, path: pathname + search });
    return new Promise((done) => waiting.set(asked, done));
  };

server.on('message', (message: ToPages) => {
  if (message.type === 'draw') void draw(message);
  else {
    const headers = { 'content-type': 'application/json' };
    waiting.get(message.id)?.(new Response(message.body, { status: message.status, headers }));
    waiting.delete(message.id);
  }
});

async function draw({ id, ...request }: Extract<ToPages, { type: 'draw' }>) {
  try {
    send({ type: 'drawn', id, page: await renderPage(request, askServerFor(id)) });
  } catch (error) {
    send({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
