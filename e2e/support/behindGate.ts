import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

import { test } from './test';

/** A way to the same site on which all that is asked can be held up. */
async function openGate() {
  const ways = new Set<Socket>();
  let isHeld = false;
  const server = createServer((visitor) => {
    const way = connect(Number(new URL(process.env.BASE_URL ?? '').port), '127.0.0.1');
    ways.add(way);
    way.on('error', () => visitor.destroy());
    visitor.on('error', () => way.destroy());
    visitor.pipe(way).pipe(visitor);
    if (isHeld) way.cork();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => {
      isHeld = true;
      ways.forEach((way) => way.cork());
    },
    letGo: () => {
      isHeld = false;
      ways.forEach((way) => way.uncork());
    },
    close: () => {
      ways.forEach((way) => way.destroy());
      server.close();
    },
  };
}

type Gate = Awaited<ReturnType<typeof openGate>>;

/** The browser reaches the server by way of a gate. */
export const testBehindGate = test.extend<{ gate: Gate }>({
  gate: async ({}, use) => {
    const gate = await openGate();
    await use(gate);
    gate.close();
  },
  baseURL: ({ gate }, use) => use(gate.url),
});
