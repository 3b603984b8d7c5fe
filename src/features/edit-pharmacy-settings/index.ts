export { NotificationsForm } from './ui/NotificationsForm';
export { PharmacyPictureForm } from './ui/PharmacyPictureForm';
export { PharmacyProfileForm } from './ui/PharmacyProfileForm';
export { PreferencesForm } from './ui/PreferencesForm';
