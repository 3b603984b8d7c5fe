export {
  useAddToCartMutation,
  useClearCartMutation,
  useGetCartQuery,
  useRemoveCartItemMutation,
  useUpdateCartItemMutation,
} from './api/cartApi';
export { LineProblem } from './ui/LineProblem';
