export {
  useCancelOrderMutation,
  useGetOrderQuery,
  useGetOrdersQuery,
  usePlaceOrderMutation,
  useUpdateOrderStatusMutation,
} from './api/orderApi';
export { useDeliveryAddress } from './model/useDeliveryAddress';
export { useStatusLabel } from './model/useStatusLabel';
export { OrderAmounts } from './ui/OrderAmounts';
export { OrderItems } from './ui/OrderItems';
export { OrderStatusChip } from './ui/OrderStatusChip';
export { OrderTimeline } from './ui/OrderTimeline';
