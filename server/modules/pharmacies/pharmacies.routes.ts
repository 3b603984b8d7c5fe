import type { FastifyPluginAsync } from 'fastify';

import { pharmacyListQuery } from '@contract/pharmacy';
import { Answer, Page } from '@contract/wire/envelope';
import { Pharmacy, PharmacyDetails } from '@contract/wire/pharmacy';

import type { AppDeps } from '../../context';
import { idParams, ok, paged } from '../../http';
import type { YupTypeProvider } from '../../plugins/validation';
import { getPharmacy, listPharmacies } from './pharmacies.service';

/** The public list of approved pharmacies. 404 `pharmacyNotFound`, 422 with the field. */
export const pharmacyRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const tags = ['Pharmacies'];

  routes.get(
    '/pharmacies',
    {
      config: {
        guard: 'anyone',
        fields: {
          q: 'Words of names, places and streets, in either language; each has to be there, or where nobody has them all, one much like it. Names before places before streets, and the closest first',
        },
      },
      schema: {
        tags,
        summary: 'Approved pharmacies, searched by name or place',
        querystring: pharmacyListQuery,
        response: { 200: Answer(Page(Pharmacy)) },
      },
    },
    async (request) => ok(paged(request, await listPharmacies(db, request.query))),
  );

  routes.get(
    '/pharmacies/:id',
    {
      config: { guard: 'anyone' },
      schema: { tags, summary: 'One approved pharmacy', params: idParams, response: { 200: Answer(PharmacyDetails) } },
    },
    async ({ params }) => ok(await getPharmacy(db, params.id)),
  );
};
