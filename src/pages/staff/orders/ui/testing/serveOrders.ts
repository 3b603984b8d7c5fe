import { http } from 'msw';

import type { OrderDetails, OrderRow } from '@contract/wire/order';
import { answer, makeOrder, makeOrderRow, makePage, recordPosts, server } from '@/shared/testing';

export const CODE = 'KQD5QPKW';

/** Each call gets the next of these numbers; the last one is repeated. */
export function serveCounts(...pending: number[]) {
  const next = () => (pending.length > 1 ? pending.shift()! : (pending[0] ?? 0));
  server.use(http.get('*/api/pharmacy/orders/counts', () => answer({ pending: next(), processing: 0, shipped: 1203 })));
}

/** Serves the list, and returns the queries of its calls. */
export const serveOrders = ({ total = 24, order = makeOrderRow() }: { total?: number; order?: OrderRow } = {}) => {
  const asked: Record<string, string>[] = [];
  serveCounts();
  server.use(
    http.get('*/api/orders', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer(makePage([order], { per_page: 10, last_page: 3, total }));
    }),
  );
  return asked;
};

/** A pharmacy's order: the server lets it go wherever the rules allow. */
export const serveOrder = (order: OrderDetails = makeOrder()) =>
  server.use(http.get('*/api/orders/9', () => answer(order)));

export const serveMoves = (respond = () => answer(makeOrder({ status: 'shipped' }))) =>
  recordPosts('/orders/9/update-status', respond);
