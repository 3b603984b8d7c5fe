export { NotificationsForm } from './ui/NotificationsForm';
export { PharmacyProfileForm } from './ui/PharmacyProfileForm';
export { PreferencesForm } from './ui/PreferencesForm';
