export {
  useAddToCartMutation,
  useApplyPromoCodeMutation,
  useClearCartMutation,
  useGetCartQuery,
  useRemoveCartItemMutation,
  useRemovePromoCodeMutation,
  useUpdateCartItemMutation,
} from './api/cartApi';
export { LineProblem } from './ui/LineProblem';
