export { captureInstallPrompt } from './model/installPrompt';
export { InstallButtons } from './ui/InstallButtons';
