import type { FastifyPluginAsync } from 'fastify';

import { expiringQuery } from '@contract/product';
import { Answer, Page } from '@contract/wire/envelope';
import { ExpiringMedication, PharmacyStatistics, PharmacyTrends } from '@contract/wire/statistics';

import type { AppDeps } from '../../context';
import { ok, paged } from '../../http';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { listExpiring } from '../inventory/productLists.service';
import { readStatistics, readTrends } from './statistics.service';

/** Figures of the caller's pharmacy. Amounts are in EGP; days and months are those of Africa/Cairo (docs/decisions/0024). */
export const statisticsRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const config = { guard: 'pharmacy' } as const;

  routes.get(
    '/pharmacy/statistics',
    {
      config,
      schema: {
        tags: ['Pharmacies'],
        summary: 'Figures of my pharmacy, and how they changed against the same days of last month',
        response: { 200: Answer(PharmacyStatistics) },
      },
    },
    async (request) => ok(await readStatistics(db, staffOf(request).pharmacyId)),
  );

  routes.get(
    '/pharmacy/statistics/trends',
    {
      config,
      schema: {
        tags: ['Pharmacies'],
        summary: 'Revenue and orders of my pharmacy over 30 days and 12 months',
        response: { 200: Answer(PharmacyTrends) },
      },
    },
    async (request) => ok(await readTrends(db, staffOf(request).pharmacyId)),
  );

  routes.get(
    '/medications/expiring',
    {
      config,
      schema: {
        tags: ['Medications'],
        summary: 'What my pharmacy has on the shelf and soon cannot sell',
        querystring: expiringQuery,
        response: { 200: Answer(Page(ExpiringMedication)) },
      },
    },
    async (request) => ok(paged(request, await listExpiring(db, staffOf(request), request.query))),
  );
};
