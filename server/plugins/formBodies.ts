import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';

/** The spec's older clients send form data where ours sends JSON; both arrive as one plain body. Files are refused. */
export const formBodies = fp(async (app) => {
  await app.register(formbody, { bodyLimit: app.initialConfig.bodyLimit ?? 0 });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 50, fieldSize: 10_000, parts: 50 },
  });
});
