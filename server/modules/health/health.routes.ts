import type { FastifyPluginAsync } from 'fastify';

import { Done } from '@contract/wire/envelope';

import type { AppDeps } from '../../context';
import { ok } from '../../http';
import { makeReadinessCheck } from './health.service';

/**
 * `/health/live`: the process answers. `/health/ready`: its database reads and writes within three seconds and its schema is not newer than
 * this server, else 503.
 */
export const healthRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const assertReady = makeReadinessCheck(db);
  const schema = { tags: ['Health'], response: { 200: Done } };

  app.get('/health/live', { config: { guard: 'anyone' }, schema }, async () => ok(null));

  app.get('/health/ready', { config: { guard: 'anyone' }, schema }, async () => {
    await assertReady();
    return ok(null);
  });
};
