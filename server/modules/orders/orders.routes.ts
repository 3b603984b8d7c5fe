import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { allowedMoves, isUnderWay, ORDER_STATUSES, orderListQuery, orderStatusInput } from '@contract/order';
import { Reordered } from '@contract/wire/cart';
import { Answer, Page } from '@contract/wire/envelope';
import { ListedOrder, OrderDetails } from '@contract/wire/order';

import type { AppDeps } from '../../app';
import { idParams, ok, paged } from '../../http';
import { customerOf, sessionOf, staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { cancelOrder, listOrders, moveOrder, type OrderOwner, readOrder, reorder } from './orders.service';

/** Orders of the caller, customer or pharmacy; amounts in EGP. 404 `orderNotFound` for anybody else's. */
export const orderRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, payments, config: { taxRatePercent } }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const tags = ['Orders'];
  const response = { 200: Answer(OrderDetails) };

  routes.get(
    '/orders',
    {
      config: { guard: 'signed-in' },
      schema: {
        tags,
        summary: "A customer's own orders, or those placed with a pharmacy",
        querystring: orderListQuery,
        response: { 200: Answer(Page(ListedOrder)) },
      },
    },
    async (request) => ok(paged(request, await listOrders(db, ownerOf(request), request.query))),
  );

  routes.get(
    '/orders/:id',
    {
      config: { guard: 'signed-in' },
      schema: { tags, summary: 'One order with its items and timeline', params: idParams, response },
    },
    async (request) => ok(await readOrder(db, ownerOf(request), request.params.id)),
  );

  routes.post(
    '/orders/:id/update-status',
    {
      config: { guard: 'pharmacy', refusals: { 409: ['moveNotAllowed'] } },
      schema: {
        tags,
        summary: 'Move an order along',
        description: `${MOVES}. Steps may be skipped. Any other move is refused: 409 \`moveNotAllowed\`.`,
        params: idParams,
        body: orderStatusInput,
        response,
      },
    },
    async (request) =>
      ok(
        await moveOrder({ db, payments }, staffOf(request), { id: request.params.id, to: request.body.status }),
        'statusUpdated',
      ),
  );

  routes.post(
    '/orders/:id/cancel',
    {
      config: { guard: 'user', refusals: { 409: ['cancelNotAllowed'] } },
      schema: {
        tags,
        summary: 'Cancel my pending order',
        description:
          'While it is pending, else 409 `cancelNotAllowed`. Gives back stock, codes and what is held on the card.',
        params: idParams,
        response,
      },
    },
    async (request) =>
      ok(await cancelOrder({ db, payments }, customerOf(request), request.params.id), 'orderCancelled'),
  );

  routes.post(
    '/orders/:id/reorder',
    {
      config: { guard: 'user', refusals: { 409: ['reorderNotAllowed'] } },
      schema: {
        tags,
        summary: 'Put a delivered order back into my cart',
        description:
          'As much of it as is sold today, and by name what fell short; 409 `reorderNotAllowed` before it has arrived.',
        params: idParams,
        response: { 200: Answer(Reordered) },
      },
    },
    async (request) => {
      const owner = { userId: customerOf(request).userId, taxRatePercent };
      const reordered = await reorder(db, owner, request.params.id);
      return ok(reordered, reordered.added_quantity > 0 ? 'reordered' : 'nothingReordered');
    },
  );
};

const MOVES = ORDER_STATUSES.filter(isUnderWay)
  .map(
    (from) =>
      `From \`${from}\` to ${allowedMoves(from)
        .map((to) => `\`${to}\``)
        .join(', ')}`,
  )
  .join('; ');

const ownerOf = (request: FastifyRequest): OrderOwner =>
  sessionOf(request).userType === 'pharmacy'
    ? { pharmacyId: staffOf(request).pharmacyId }
    : { userId: customerOf(request).userId };
