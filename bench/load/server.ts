import type { AddressInfo } from 'node:net';

import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { connect } from '../../server/db/connect';
import { runService } from '../../server/lifecycle';
import { drain, listen } from '../../server/listening';
import { StartError } from '../../server/startError';
import { FIXED_PATH, type Ready } from './fixedRoute';

const FIXED_BYTES = 6 * 1024;

/** As large as a page of medications, but without any work. */
const FIXED_ANSWER = JSON.stringify({ success: true, message: 'x'.repeat(FIXED_BYTES - 31), data: null });

/**
 * The product's server and a fixed route, whose speed is the upper limit of what this machine and Fastify can do for an answer of this
 * size.
 */
void runService(async ({ onClose }) => {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) throw new StartError('DATABASE_URL must name the measured database');
  const { db, close } = connect(config.databaseUrl, { max: config.databaseConnections });
  onClose(close);

  const app = await buildApp({ db, config, logger: { level: config.logLevel } });
  app.get(FIXED_PATH, (_request, reply) => reply.type('application/json').send(FIXED_ANSWER));
  onClose(() => drain(app));
  await listen(app, config);
  process.send?.({ port: (app.server.address() as AddressInfo).port } satisfies Ready);
});
