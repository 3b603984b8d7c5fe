export { prepareToasts, Toaster } from './Toaster';
export { useToast } from './useToast';
