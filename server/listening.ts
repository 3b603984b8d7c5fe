import { once } from 'node:events';
import { createServer, Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import type { Config } from './config';
import { StartError } from './startError';
import { codeOf, messageOf } from './systemError';

const MIN_DRAIN_MS = 10_000;
/** The time that a checkout needs once the gateway has answered or timed out. */
const AFTER_GATEWAY_MS = 5_000;
const SWEEP_MS = 100;
/** In this time a connection in use is expected to make another call. */
const LAST_CALLS_MS = 500;

type Place = Pick<Config, 'host' | 'port'>;

/** Called before the database is touched: a start that fails because its port is taken must not have migrated anything. */
export async function assertPortIsFree({ host, port }: Place): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening').catch(throwStartError({ host, port }));
  probe.close();
  await once(probe, 'close');
}

export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  await app.listen({ host, port }).catch(throwStartError({ host, port }));
}

/** A checkout under way may wait for the payment gateway, for at most `paymentTimeoutMs`. */
export const longestDrain = (paymentTimeoutMs: number) => Math.max(MIN_DRAIN_MS, paymentTimeoutMs + AFTER_GATEWAY_MS);

/** Lets the calls under way finish and then closes the app. Connections that take longer than `longestMs` are cut. */
export async function drain(app: FastifyInstance, longestMs = MIN_DRAIN_MS): Promise<void> {
  await endConnectionsInUse(app);
  // Closing the app ends the connections that are idle at that moment. Those that become idle afterwards, once answered, have to be closed
  // here.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => app.server.closeAllConnections(), longestMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(limit);
}

/**
 * Tells clients to close their kept connections, by the header of the next answer. Closing one that only seems idle would cut off a call
 * that is on its way.
 */
async function endConnectionsInUse({ server }: FastifyInstance): Promise<void> {
  const isOver = once(server, 'close');
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // Stops accepting connections. The `close` of the HTTP server would also end the kept ones.
  Server.prototype.close.call(server);
  await Promise.race([isOver, delay(LAST_CALLS_MS)]);
}

const REASONS: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is taken: stop the other program or choose another with PORT`,
  EACCES: ({ port }) => `Port ${port} is reserved for root: choose another with PORT`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine`,
};

const throwStartError =
  (place: Place) =>
  (error: unknown): never => {
    throw new StartError(REASONS[codeOf(error) ?? '']?.(place) ?? `Cannot listen: ${messageOf(error)}`);
  };
