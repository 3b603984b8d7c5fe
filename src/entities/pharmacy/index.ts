export { useGetPharmaciesQuery, useGetPharmacyQuery } from './api/pharmacyApi';
export {
  useGetPharmacySettingsQuery,
  useSavePharmacyNotificationsMutation,
  useSavePharmacyPictureMutation,
  useSavePharmacyPreferencesMutation,
  useSavePharmacyProfileMutation,
} from './api/settingsApi';
export { usePharmaciesSettled } from './model/usePharmaciesSettled';
export { useRandomPicture } from './model/useRandomPicture';
export { useWorkingDays } from './model/useWorkingDays';
export { DeliveryBadge } from './ui/DeliveryBadge';
export { HoursFields } from './ui/HoursFields';
export { PharmacyCard } from './ui/PharmacyCard';
export { PharmacyCardSkeleton } from './ui/PharmacyCardSkeleton';
export { PharmacyPicture } from './ui/PharmacyPicture';
export { PharmacyPlace } from './ui/PharmacyPlace';
export { PickupNote } from './ui/PickupNote';
