export { SessionToasts } from './SessionToasts';
export { Toaster } from './Toaster';
export { useToast } from './useToast';
