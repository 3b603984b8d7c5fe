import { Type } from '@sinclair/typebox';
import type { FastifyPluginAsync } from 'fastify';

import { categoryListQuery, medicationListQuery } from '@contract/medication';
import { Answer } from '@contract/wire/envelope';
import { CategoryWithCount, MedicationDetails, MedicationPage } from '@contract/wire/medication';

import type { AppDeps } from '../../context';
import { idParams, ok, paged } from '../../http';
import type { YupTypeProvider } from '../../plugins/validation';
import { getMedication, listCategories, listMedications } from './medications.service';

/** The public catalogue, with prices in EGP. 404 `medicationNotFound`, 422 with the field. */
export const medicationRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const tags = ['Medications'];

  routes.get(
    '/medications',
    {
      config: {
        guard: 'anyone',
        fields: {
          q: 'Words of names, generic names and active ingredients, in either language, spelt nearly so; strengths and forms rank. Where nothing has every word, `only_alike` is true. Where they say that it is for a child ("kids", "للاطفال"), what suits one comes first',
          sort: '`relevance` is the best match first with `q`, of equals what is in stock, what is `near`, from who delivers where one of both says the place, then the cheapest; without `q` what is in stock first, by name',
          near: 'The governorate that somebody is in: with `q`, in order of `relevance`, its pharmacies come first of what fits the words as well, unless `governorate_id` shows those alone',
          names_in: 'Whose order "by name" is: that of `name` (en) or of `name_ar` (ar)',
        },
      },
      schema: {
        tags,
        summary: 'Medications on sale, filtered, searched and sorted',
        querystring: medicationListQuery,
        response: { 200: Answer(MedicationPage) },
      },
    },
    async (request) => {
      const found = await listMedications(db, request.query);
      return ok(Object.assign(paged(request, found), { only_alike: found.isAlike, suits_child: found.suitsChild }));
    },
  );

  routes.get(
    '/medications/categories',
    {
      config: {
        guard: 'anyone',
        fields: { pharmacy_id: 'Counts what this pharmacy sells', governorate_id: 'Counts what is sold there' },
      },
      schema: {
        tags,
        summary: 'All categories with their number of listings, of one pharmacy or governorate where it is named',
        querystring: categoryListQuery,
        response: { 200: Answer(Type.Array(CategoryWithCount)) },
      },
    },
    async ({ query }) => ok(await listCategories(db, query)),
  );

  routes.get(
    '/medications/:id',
    {
      config: { guard: 'anyone' },
      schema: {
        tags,
        summary: 'One medication on sale',
        params: idParams,
        response: { 200: Answer(MedicationDetails) },
      },
    },
    async ({ params }) => ok(await getMedication(db, params.id)),
  );
};
