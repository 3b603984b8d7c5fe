import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

import { drain, longestDrain } from './listening';

/** Calls as a browser or a proxy does, keeping the connection open for the next call. */
async function call(agent: Agent, port: number) {
  const [response] = (await once(get({ agent, port, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

it.each([
  ['ten seconds, where the bank may think for half of one', 500, 10_000],
  ['fifteen, where it may think for ten', 10_000, 15_000],
  ['longer than the slowest bank takes', 60_000, 65_000],
])('waits for checkouts that are under way: %s', (_what, paymentTimeoutMs, longestMs) => {
  expect(longestDrain(paymentTimeoutMs)).toBe(longestMs);
});

it('answers the next call of a connection that is kept, and says that it was the last, before it lets go of it', async () => {
  const app = Fastify().get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await call(agent, port);

  const drained = drain(app);
  const next = await call(agent, port);

  expect(first.headers.connection).toBe('keep-alive');
  expect(next.statusCode).toBe(200);
  expect(next.headers.connection).toBe('close');
  await drained;
  await expect(call(agent, port)).rejects.toThrow('ECONNREFUSED');
});
