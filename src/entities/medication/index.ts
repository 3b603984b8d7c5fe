export {
  useGetCategoriesQuery,
  useGetMedicationQuery,
  useGetMedicationsQuery,
  useLazyGetMedicationQuery,
} from './api/medicationApi';
export { soldCategories } from './lib/soldCategories';
export { useDeliveryPrice } from './model/useDeliveryPrice';
export { CategoryBadge } from './ui/CategoryBadge';
export { CategoryIcon } from './ui/CategoryIcon';
export { MedicationCard } from './ui/MedicationCard';
export { MedicationCardSkeleton } from './ui/MedicationCardSkeleton';
export { MedicationNotFound } from './ui/MedicationNotFound';
export { MedicationPicture } from './ui/MedicationPicture';
export { StockBadge } from './ui/StockBadge';
