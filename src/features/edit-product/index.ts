export { ProductDialog } from './ui/ProductDialog';
