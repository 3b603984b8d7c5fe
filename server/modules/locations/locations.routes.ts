import { Type } from '@sinclair/typebox';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { cityListQuery } from '@contract/location';
import { Answer } from '@contract/wire/envelope';
import { Named } from '@contract/wire/location';

import type { AppDeps } from '../../context';
import { fingerprint } from '../../fingerprint';
import { ok } from '../../http';
import { languageOf } from '../../plugins/language';
import type { YupTypeProvider } from '../../plugins/validation';
import { findCities, findGovernorates } from './locations.service';

const MINUTES_5 = 'public, max-age=300';

/** Governorates and cities are public and change only with a deployment, so they may be cached. A cache that is up to date gets a 304. */
function sendUnlessCached(request: FastifyRequest, reply: FastifyReply, places: Named[]) {
  // A weak tag, since the body may be compressed. It includes the language, since the envelope's message is translated.
  const tag = `W/"${fingerprint([languageOf(request), places])}"`;
  void reply.headers({ 'cache-control': MINUTES_5, etag: tag, vary: 'accept-language' });
  const cachedTags = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim());
  return cachedTags.includes(tag) ? reply.code(304).send() : ok(places);
}

/** Governorates and cities with both names, sorted by name. An unknown governorate has no cities. */
export const locationRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const response = { 200: Answer(Type.Array(Named)) };

  routes.get(
    '/items/governorates',
    { config: { guard: 'anyone' }, schema: { tags: ['Locations'], summary: 'All governorates', response } },
    async (request, reply) => sendUnlessCached(request, reply, await findGovernorates(db)),
  );

  routes.get(
    '/items/cities',
    {
      config: { guard: 'anyone' },
      schema: { tags: ['Locations'], summary: 'The cities of one governorate', querystring: cityListQuery, response },
    },
    async (request, reply) => sendUnlessCached(request, reply, await findCities(db, request.query.governorate_id)),
  );
};
