export { SettingsCard } from './SettingsCard';
