export { PharmacyDetailsPage } from './ui/PharmacyDetailsPage';
