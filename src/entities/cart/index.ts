export {
  useAddToCartMutation,
  useClearCartMutation,
  useGetCartQuery,
  useRemoveCartItemMutation,
  useUpdateCartItemMutation,
} from './api/cartApi';
export { AmountRow } from './ui/AmountRow';
export { LineProblem } from './ui/LineProblem';
