export { RefusedPayment } from './ui/RefusedPayment';
