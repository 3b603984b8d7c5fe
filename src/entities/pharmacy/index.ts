export { useGetPharmaciesQuery, useGetPharmacyQuery } from './api/pharmacyApi';
export { DeliveryBadge } from './ui/DeliveryBadge';
export { PharmacyCard } from './ui/PharmacyCard';
export { PharmacyCardSkeleton } from './ui/PharmacyCardSkeleton';
export { PharmacyPicture } from './ui/PharmacyPicture';
