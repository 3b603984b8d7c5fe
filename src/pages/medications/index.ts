export { MedicationsPage } from './ui/MedicationsPage';
