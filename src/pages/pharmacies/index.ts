export { PharmaciesPage } from './ui/PharmaciesPage';
