export { RefundButton } from './ui/RefundButton';
export { RefusedRefund } from './ui/RefusedRefund';
