import type { FastifyPluginAsync } from 'fastify';

import { ordersExportQuery } from '@contract/ordersExport';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { Answer } from '@contract/wire/envelope';
import { ExportedOrders } from '@contract/wire/ordersExport';

import type { AppDeps } from '../../context';
import { ok } from '../../http';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { exportOrders } from './orderExport.service';

const EXPORT = {
  config: {
    guard: 'pharmacy',
    fields: {
      from: 'The first day, in Africa/Cairo',
      to: 'The last day, in Africa/Cairo',
      after: 'The `next` of the portion before; 0 for the first',
    },
    refusals: { 429: [] },
  } as const,
  schema: {
    tags: ['Orders'],
    summary: 'Amounts of the orders of my pharmacy in a period, all of them in portions',
    description: `${STAFF_LIMITS.exportOrders} of them at once, of all that were placed on these days, cancelled ones too, the oldest first. For bookkeeping: it tells nothing of customers. 429 after too many calls.`,
    querystring: ordersExportQuery,
    response: { 200: Answer(ExportedOrders) },
  },
};

/** The export of a pharmacy's orders for its accounting. */
export const orderExportRoutes: FastifyPluginAsync<AppDeps> = async (app, deps) => {
  app
    .withTypeProvider<YupTypeProvider>()
    .get('/pharmacy/orders/export', EXPORT, async (request) =>
      ok(await exportOrders(deps, staffOf(request), request.query)),
    );
};
