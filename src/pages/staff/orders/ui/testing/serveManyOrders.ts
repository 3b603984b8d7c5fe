import { http } from 'msw';

import type { OrderStatus } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { answer, deferredResponse, makeOrder, makeOrderRow, makePage, refuse, server } from '@/shared/testing';

import { serveCounts } from './serveOrders';

export const codeOf = (id: number) => `DW-${id}`;

interface Move {
  id: number;
  status: OrderStatus;
  seen_status: OrderStatus;
}

const inFull = ({ id, order_code, status, fulfilment }: OrderRow) => makeOrder({ id, order_code, status, fulfilment });

/**
 * Serves a pharmacy's orders, and changes their status as the server does. `orders` has them as they were at first, `sent` every requested
 * change but those that are held.
 */
export function serveManyOrders(...rows: Partial<OrderRow>[]) {
  const now = rows.map((row, place) => makeOrderRow({ id: place + 1, order_code: codeOf(place + 1), ...row }));
  const orders = now.map((order) => ({ ...order }));
  const sent: Move[] = [];
  let lists = 0;
  const orderOf = (id: unknown) => now.find((order) => order.id === Number(id))!;
  serveCounts();
  server.use(
    http.get('*/api/orders', ({ request }) => {
      lists += 1;
      const status = new URL(request.url).searchParams.get('status');
      return answer(makePage(now.filter((order) => status === null || order.status === status)));
    }),
    http.get('*/api/orders/:id', ({ params }) => answer(inFull(orderOf(params.id)))),
    http.post('*/api/orders/:id/update-status', async ({ params, request }) => {
      const order = orderOf(params.id);
      const move = (await request.json()) as Move;
      sent.push({ ...move, id: order.id });
      if (order.status !== move.seen_status) return refuse(409, 'This order has been updated meanwhile');
      order.status = move.status;
      return answer(inFull(order));
    }),
  );

  /** Lets the server change the status of an order once, and keeps the answer back until the returned function is called. */
  function holdMove(id: number) {
    const { released, release } = deferredResponse();
    server.use(
      http.post(
        `*/api/orders/${id}/update-status`,
        async ({ request }) => {
          const order = orderOf(id);
          order.status = ((await request.json()) as Move).status;
          await released;
          return answer(inFull(order));
        },
        { once: true },
      ),
    );
    return release;
  }
  return { orders, sent, orderOf, holdMove, countLists: () => lists };
}
