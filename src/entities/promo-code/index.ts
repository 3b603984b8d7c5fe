export {
  useCreatePromoCodeMutation,
  useDeletePromoCodeMutation,
  useGetPromoCodeQuery,
  useGetPromoCodesQuery,
  useUpdatePromoCodeMutation,
} from './api/promoCodeApi';
export { PromoDiscount } from './ui/PromoDiscount';
export { PromoStatusLabel } from './ui/PromoStatusLabel';
