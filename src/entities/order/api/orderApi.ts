import type { CheckoutInput, OrderListQuery, OrderStatus } from '@contract/order';
import type { OrdersExportQuery } from '@contract/ordersExport';
import type { RefundInput } from '@contract/refund';
import type { Reordered } from '@contract/wire/cart';
import type { Paginated } from '@contract/wire/envelope';
import type { ListedOrder, OrderCounts, OrderDetails, OrderRow, Purchase } from '@contract/wire/order';
import type { ExportedOrders } from '@contract/wire/ordersExport';
import { baseApi, isAnswerLost, listTags, onFulfilled } from '@/shared/api';

type ListQuery = Partial<OrderListQuery>;

interface Checkout {
  input: Partial<CheckoutInput>;
  /** Sending the same key twice makes only one purchase. */
  idempotencyKey: string;
}

interface OrderMove {
  id: number;
  status: OrderStatus;
  /** The status that was on the screen: the server refuses the move if a colleague has changed it meanwhile. */
  seen_status: OrderStatus;
  reason?: string | undefined;
  /**
   * Whether another order is moved right after this one. The lists are read again only after the last, since an answer in between would
   * show outdated rows.
   */
  isFollowed?: boolean;
}

const orderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<Paginated<ListedOrder>, ListQuery>({
      query: (params) => ({ url: '/orders', params }),
      providesTags: (page) => listTags('Order', page?.data),
    }),
    getOrderCounts: build.query<OrderCounts, void>({
      query: () => '/pharmacy/orders/counts',
      providesTags: listTags('Order'),
    }),
    getOrder: build.query<OrderDetails, number>({
      query: (id) => `/orders/${id}`,
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
    getOrderPortion: build.query<ExportedOrders, OrdersExportQuery>({
      query: (params) => ({ url: '/pharmacy/orders/export', params }),
      // Written into a file and never shown again.
      keepUnusedDataFor: 0,
    }),
    placeOrder: build.mutation<Purchase, Checkout>({
      query: ({ input, idempotencyKey }) => ({
        url: '/orders/checkout',
        method: 'POST',
        body: input,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      // After a purchase, or its refusal, the cart, the stock and the prices may have changed; a refused address or card may have been
      // edited or deleted. If the answer was lost, nothing is read again, so that the same purchase can be sent once more.
      invalidatesTags: (_purchase, error) =>
        isAnswerLost(error)
          ? []
          : ['Cart', 'Order', 'Medication', ...(error ? (['Address', 'PaymentMethod'] as const) : [])],
    }),
    updateOrderStatus: build.mutation<OrderDetails, OrderMove>({
      query: ({ id, status, seen_status, reason }) => ({
        url: `/orders/${id}/update-status`,
        method: 'POST',
        body: { status, seen_status, reason },
      }),
      onQueryStarted: (_move, { dispatch, queryFulfilled, ...api }): Promise<void> =>
        onFulfilled(queryFulfilled, (order) => {
          dispatch(orderApi.util.updateQueryData('getOrder', order.id, () => order));
          const shown = orderApi.util.selectInvalidatedBy(api.getState(), [{ type: 'Order', id: order.id }]);
          for (const { endpointName, originalArgs } of shown) {
            if (endpointName !== 'getOrders') continue;
            const query = originalArgs as ListQuery;
            dispatch(orderApi.util.updateQueryData('getOrders', query, (page) => applyStatus(page, query, order)));
          }
        }),
      // After a failure too: a colleague may have moved the order, or this call did and its answer was lost.
      invalidatesTags: (_order, error, { id, status, isFollowed = false }) =>
        isFollowed && !error
          ? []
          : [
              { type: 'Order', id },
              { type: 'Order', id: 'LIST' },
              'Statistics',
              'Customer',
              // Cancelling gives back the stock and the use of a promo code.
              ...(status === 'cancelled' ? (['Medication', 'PromoCode'] as const) : []),
            ],
    }),
    recordPayment: build.mutation<OrderDetails, number>({
      query: (id) => ({ url: `/orders/${id}/record-payment`, method: 'POST', body: {} }),
      invalidatesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
    refundOrder: build.mutation<OrderDetails, { id: number; input: RefundInput; idempotencyKey: string }>({
      query: ({ id, input, idempotencyKey }) => ({
        url: `/orders/${id}/refund`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: input,
      }),
      // After a refusal too: a colleague may have made another refund.
      invalidatesTags: (_order, _error, { id }) => [{ type: 'Order', id }, 'Statistics', 'Customer'],
    }),
    cancelOrder: build.mutation<OrderDetails, number>({
      query: (id) => ({ url: `/orders/${id}/cancel`, method: 'POST', body: {} }),
      invalidatesTags: (_order, _error, id) => [{ type: 'Order', id }, { type: 'Order', id: 'LIST' }, 'Medication'],
    }),
    reorder: build.mutation<Reordered, number>({
      query: (id) => ({ url: `/orders/${id}/reorder`, method: 'POST', body: {} }),
      invalidatesTags: ['Cart'],
    }),
  }),
});

/**
 * Updates the row until the list has been read again, which may take seconds, so that nobody moves the order a second time from an
 * outdated row.
 */
function applyStatus(page: Paginated<OrderRow>, { status: wanted }: ListQuery, { id, status }: OrderDetails) {
  const row = page.data.find((each) => each.id === id);
  if (row) row.status = status;
  if (!row || wanted === undefined || wanted === status) return;
  page.data.splice(page.data.indexOf(row), 1);
  page.total -= 1;
}

export const {
  useGetOrdersQuery,
  useGetOrderCountsQuery,
  useGetOrderQuery,
  useLazyGetOrderPortionQuery,
  useLazyGetOrderQuery,
  usePlaceOrderMutation,
  useUpdateOrderStatusMutation,
  useCancelOrderMutation,
  useRecordPaymentMutation,
  useRefundOrderMutation,
  useReorderMutation,
} = orderApi;
