export { CustomersPage } from './ui/CustomersPage';
