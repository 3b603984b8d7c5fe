import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

import { test } from './test';

const PAGE = '<h1>502 Bad Gateway</h1>';
const BAD_GATEWAY = `HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: ${PAGE.length}\r\nConnection: close\r\n\r\n${PAGE}`;

/** A TCP proxy that can hold back all requests, or answer them itself like a proxy that has lost its server. */
async function openProxy() {
  const upstreams = new Set<Socket>();
  const visitors = new Set<Socket>();
  let isStalled = false;
  let isDetached = false;
  const server = createServer((visitor) => {
    visitors.add(visitor);
    if (isDetached) {
      visitor.on('error', () => visitor.destroy()).once('data', () => visitor.end(BAD_GATEWAY));
      return;
    }
    const upstream = connect(Number(new URL(process.env.BASE_URL ?? '').port), '127.0.0.1');
    upstreams.add(upstream);
    upstream.on('error', () => visitor.destroy());
    visitor.on('error', () => upstream.destroy());
    visitor.pipe(upstream).pipe(visitor);
    if (isStalled) upstream.cork();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stall: () => {
      isStalled = true;
      upstreams.forEach((upstream) => upstream.cork());
    },
    resume: () => {
      isStalled = false;
      upstreams.forEach((upstream) => upstream.uncork());
    },
    detach: () => {
      isDetached = true;
      visitors.forEach((visitor) => visitor.destroy());
    },
    attach: () => {
      isDetached = false;
    },
    close: () => {
      upstreams.forEach((upstream) => upstream.destroy());
      server.close();
    },
  };
}

type Proxy = Awaited<ReturnType<typeof openProxy>>;

/** Tests whose browser reaches the server through such a proxy. */
export const testThroughProxy = test.extend<{ siteProxy: Proxy }>({
  siteProxy: async ({}, use) => {
    const proxy = await openProxy();
    await use(proxy);
    proxy.close();
  },
  baseURL: ({ siteProxy }, use) => use(siteProxy.url),
});
