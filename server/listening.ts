import { once } from 'node:events';
import { createServer, Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import type { Config } from './config';
import { StartError } from './startError';
import { codeOf, messageOf } from './systemError';

const MIN_DRAIN_MS = 10_000;
/** What a checkout does after the bank has answered, or has not. */
const AFTER_GATEWAY_MS = 5_000;
const SWEEP_MS = 100;
/** In which each connection in use has another call. */
const LAST_CALLS_MS = 500;

type Place = Pick<Config, 'host' | 'port'>;

/** Checked before the database is touched: a start that fails for its port must not have migrated anything. */
export async function assertPortIsFree({ host, port }: Place): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening').catch(throwStartError({ host, port }));
  probe.close();
  await once(probe, 'close');
}

export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  await app.listen({ host, port }).catch(throwStartError({ host, port }));
}

/** A checkout may wait for the bank as long as the gateway may think. */
export const longestDrain = (paymentTimeoutMs: number) => Math.max(MIN_DRAIN_MS, paymentTimeoutMs + AFTER_GATEWAY_MS);

/** Answers what is under way; who takes too long is cut off. */
export async function drain(app: FastifyInstance, longestMs = MIN_DRAIN_MS): Promise<void> {
  await endConnectionsInUse(app);
  // Closing lets go of the connections that are idle now; those that become idle after their answer would linger.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => app.server.closeAllConnections(), longestMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(limit);
}

/** A kept connection seems idle while its next call is on its way, and closing it would cut that call: its next answer says that it is the last. */
async function endConnectionsInUse({ server }: FastifyInstance): Promise<void> {
  const isOver = once(server, 'close');
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // Takes no new connections; the close of HTTP would let go of the kept ones as well.
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
