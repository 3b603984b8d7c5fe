export { keepInstallPrompt } from './model/installPrompt';
export { InstallButtons } from './ui/InstallButtons';
