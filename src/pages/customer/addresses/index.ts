export { AddressesPage } from './ui/AddressesPage';
