export {
  useCreatePromoCodeMutation,
  useDeletePromoCodeMutation,
  useGetPromoCodeQuery,
  useGetPromoCodesQuery,
  useUpdatePromoCodeMutation,
} from './api/promoCodeApi';
export { PromoDiscount } from './ui/PromoDiscount';
export { PromoStanding } from './ui/PromoStanding';
