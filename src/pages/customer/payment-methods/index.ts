export { PaymentMethodsPage } from './ui/PaymentMethodsPage';
