export {
  useCancelOrderMutation,
  useGetOrderQuery,
  useGetOrdersQuery,
  usePlaceOrderMutation,
  useUpdateOrderStatusMutation,
} from './api/orderApi';
