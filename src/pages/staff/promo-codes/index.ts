export { PromoCodesPage } from './ui/PromoCodesPage';
