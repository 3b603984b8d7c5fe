export {
  useAddToCartMutation,
  useClearCartMutation,
  useGetCartQuery,
  useRemoveCartItemMutation,
  useUpdateCartItemMutation,
} from './api/cartApi';
export { useApplyPromoCodeMutation, useRemovePromoCodeMutation } from './api/promoApi';
export { LineProblem } from './ui/LineProblem';
export { QuantityStepper } from './ui/QuantityStepper';
