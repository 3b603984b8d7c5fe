export { OrderDetailsPage } from './ui/OrderDetailsPage';
