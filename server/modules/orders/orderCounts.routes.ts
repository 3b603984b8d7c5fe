import type { FastifyPluginAsync } from 'fastify';

import { Answer } from '@contract/wire/envelope';
import { OrderCounts } from '@contract/wire/order';

import type { AppDeps } from '../../context';
import { ok } from '../../http';
import { staffOf } from '../../plugins/session';
import { countOrders } from './orders.service';

/** The counts beside the tabs of a pharmacy's orders. */
export const orderCountRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  app.get(
    '/pharmacy/orders/counts',
    {
      config: { guard: 'pharmacy' },
      schema: {
        tags: ['Orders'],
        summary: 'How many orders of my pharmacy are under way, by status',
        response: { 200: Answer(OrderCounts) },
      },
    },
    async (request) => ok(await countOrders(db, staffOf(request))),
  );
};
