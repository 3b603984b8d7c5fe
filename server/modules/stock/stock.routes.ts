import type { FastifyPluginAsync } from 'fastify';

import { stockMovementQuery } from '@contract/stock';
import { Answer, Page } from '@contract/wire/envelope';
import { StockMovement } from '@contract/wire/stock';

import type { AppDeps } from '../../app';
import { idParams, ok } from '../../http';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { listMovements } from './stock.service';

/** The book of a medication's stock, in units; 404 `medicationNotFound` for what another pharmacy sells. */
export const stockRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  app.withTypeProvider<YupTypeProvider>().get(
    '/medications/:id/stock-movements',
    {
      config: { guard: 'pharmacy' },
      schema: {
        tags: ['Medications'],
        summary: "Every change of a medication's stock, the newest first",
        params: idParams,
        querystring: stockMovementQuery,
        response: { 200: Answer(Page(StockMovement)) },
      },
    },
    async (request) => ok(await listMovements(db, staffOf(request), request.params.id, request.query)),
  );
};
