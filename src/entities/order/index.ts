export {
  useCancelOrderMutation,
  useGetOrderCountsQuery,
  useGetOrdersQuery,
  useLazyGetOrderPortionQuery,
  useLazyGetOrderQuery,
  usePlaceOrderMutation,
  useRecordPaymentMutation,
  useRefundOrderMutation,
  useReorderMutation,
  useUpdateOrderStatusMutation,
} from './api/orderApi';
export { useDeliveryAddress } from './model/useDeliveryAddress';
export { useLiveOrder } from './model/useLiveOrder';
export { usePaymentLabel } from './model/usePaymentLabel';
export { useStatusLabel } from './model/useStatusLabel';
export { CustomerName } from './ui/CustomerName';
export { OrderAmounts } from './ui/OrderAmounts';
export { OrderItems } from './ui/OrderItems';
export { OrderNote } from './ui/OrderNote';
export { OrderReceipt } from './ui/OrderReceipt';
export { OrderStatusChip } from './ui/OrderStatusChip';
export { OrderTimeline } from './ui/OrderTimeline';
export { PickupWait } from './ui/PickupWait';
export { PrescribedMedicines, PrescriptionNotice } from './ui/PrescriptionNotice';
