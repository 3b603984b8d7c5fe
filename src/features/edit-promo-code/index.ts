export { PromoCodeDialog } from './ui/PromoCodeDialog';
