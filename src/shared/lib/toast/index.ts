export { SessionToasts } from './SessionToasts';
export { Toaster } from './Toaster';
export { ToastsAtEnd } from './ToastsAtEnd';
export { useCopy } from './useCopy';
export { useToast } from './useToast';
