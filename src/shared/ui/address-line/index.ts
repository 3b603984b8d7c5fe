export { AddressLine } from './AddressLine';
