export { StaffSettingsPage } from './ui/StaffSettingsPage';
