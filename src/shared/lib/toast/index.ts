export { useToast } from './useToast';
