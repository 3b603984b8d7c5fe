import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const SECONDS_OF_A_DAY = 86_400;
const FILE = /\.\w+$/;
const SERVICE = /^\/(?:api|health)(?:\/|$)/;

/** The built client: its files, and its page for every address that is a screen of it. */
export const client = fp<{ clientDir: string }>(async (app, { clientDir }) => {
  await app.register(fastifyStatic, {
    root: resolve(clientDir),
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });

  app.get('/*', { config: { guard: 'anyone' } }, (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (path === '/' || isScreen(path, request)) return reply.sendFile('index.html');
    if (FILE.test(path)) return reply.sendFile(path);
    reply.callNotFound();
    return reply;
  });
});

/** A page that a person opens by its address; a program that asks for something unknown is told so. */
const isScreen = (path: string, { headers }: FastifyRequest) =>
  !FILE.test(path) && !SERVICE.test(path) && Boolean(headers.accept?.includes('text/html'));

/** Names under assets/ carry a hash of their content, so that they never change; the page that names them must be asked for each time. */
function cacheControlOf(path: string): string {
  if (/\.html(?:\.\w+)?$/.test(path)) return 'no-cache';
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  return `public, max-age=${SECONDS_OF_A_DAY}`;
}
