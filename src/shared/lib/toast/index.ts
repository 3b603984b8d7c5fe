export { SessionToasts } from './SessionToasts';
export { Toaster } from './Toaster';
export { ToastsAtEnd } from './ToastsAtEnd';
export { useToast } from './useToast';
