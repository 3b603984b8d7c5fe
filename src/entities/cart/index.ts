export { useIsAddingToCart } from './api/additions';
export {
  useAddToCartMutation,
  useApplyPromoCodeMutation,
  useClearCartMutation,
  useLazyGetCartQuery,
  useRemoveCartItemMutation,
  useRemovePromoCodeMutation,
  useUpdateCartItemMutation,
} from './api/cartApi';
export { useGetCartQuery } from './api/cartQuery';
export { useFreeDeliveryHint } from './lib/useFreeDeliveryHint';
export { canBeOrdered } from './model/canBeOrdered';
export { useAddItem } from './model/useAddItem';
export { CartSkeleton } from './ui/CartSkeleton';
export { LineProblem } from './ui/LineProblem';
export { QuantityStepper } from './ui/QuantityStepper';
