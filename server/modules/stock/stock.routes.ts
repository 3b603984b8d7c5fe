import type { FastifyPluginAsync } from 'fastify';

import { stockMove, stockMovementQuery } from '@contract/stock';
import { Answer, Page } from '@contract/wire/envelope';
import { StockMovement } from '@contract/wire/stock';

import type { AppDeps } from '../../context';
import { idempotencyHeaders, idempotencyKeyOf, idParams, ok, paged } from '../../http';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { listMovements, moveStockByHand } from './stock.service';

/** The stock ledger of a medication, in units; 404 `medicationNotFound` for a medication of another pharmacy. */
export const stockRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, secret }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();

  routes.get(
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
    async (request) => ok(paged(request, await listMovements(db, staffOf(request), request.params.id, request.query))),
  );

  routes.post(
    '/medications/:id/stock-movements',
    {
      config: {
        guard: 'pharmacy',
        fields: {
          'idempotency-key':
            "Any text of your own, one for each move: a call that carries it may be repeated at will and is carried out once. It is the medication's own and is kept as long as its history; with another move, or from somebody else, it is refused, 409 `moveAlreadyStored`",
        },
        refusals: { 409: ['outOfStock', 'stockTooLow', 'stockTooHigh', 'moveAlreadyStored'], 429: [] },
      },
      schema: {
        tags: ['Medications'],
        summary: 'Put units on the shelf or take them off it, with a reason',
        description:
          '`received` adds `quantity` to whatever the stock is by then, every other reason takes it off; answers what the stock history says of it. 409 `outOfStock`, `stockTooLow` and `stockTooHigh` with the stock of now, `moveAlreadyStored` for another move under one key.',
        params: idParams,
        headers: idempotencyHeaders,
        body: stockMove,
        response: { 200: Answer(StockMovement) },
      },
    },
    async (request) => {
      const call = { medicationId: request.params.id, input: request.body, idempotencyKey: idempotencyKeyOf(request) };
      return ok(await moveStockByHand({ db, secret }, staffOf(request), call), 'stockUpdated');
    },
  );
};
