import type { FastifyPluginAsync } from 'fastify';

import { Answer } from '@contract/wire/envelope';
import { PharmacyStatistics } from '@contract/wire/pharmacy';

import type { AppDeps } from '../../app';
import { ok } from '../../http';
import { staffOf } from '../../plugins/session';
import { readStatistics } from './statistics.service';

export const statisticsRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  app.get(
    '/pharmacy/statistics',
    {
      config: { guard: 'pharmacy' },
      schema: {
        tags: ['Pharmacies'],
        summary: 'Figures of my pharmacy',
        response: { 200: Answer(PharmacyStatistics) },
      },
    },
    async (request) => ok(await readStatistics(db, staffOf(request).pharmacyId)),
  );
};
