export {
  useCreatePromoCodeMutation,
  useDeletePromoCodeMutation,
  useGetPromoCodeQuery,
  useGetPromoCodesQuery,
  useUpdatePromoCodeMutation,
} from './api/promoCodeApi';
export { PromoDiscount } from './ui/PromoDiscount';
export { PromoStatusChip } from './ui/PromoStatusChip';
