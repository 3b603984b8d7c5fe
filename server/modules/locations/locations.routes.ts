import { Type } from '@sinclair/typebox';
import type { FastifyPluginAsync } from 'fastify';

import { cityListQuery } from '@contract/location';
import { Answer } from '@contract/wire/envelope';
import { Named } from '@contract/wire/location';

import type { AppDeps } from '../../app';
import { ok } from '../../http';
import type { YupTypeProvider } from '../../plugins/validation';
import { listCities, listGovernorates } from './locations.service';

/** Places in both languages, by name; a governorate that there is not has no cities. */
export const locationRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const response = { 200: Answer(Type.Array(Named)) };

  routes.get(
    '/items/governorates',
    { config: { guard: 'anyone' }, schema: { tags: ['Locations'], summary: 'All governorates', response } },
    async () => ok(await listGovernorates(db)),
  );

  routes.get(
    '/items/cities',
    {
      config: { guard: 'anyone' },
      schema: { tags: ['Locations'], summary: 'The cities of one governorate', querystring: cityListQuery, response },
    },
    async ({ query }) => ok(await listCities(db, query.governorate_id)),
  );
};
