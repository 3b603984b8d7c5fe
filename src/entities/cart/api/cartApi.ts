import type { CartQuantityInput, CartRemoveInput } from '@contract/cart';
import type { PromoApplyInput, PromoRemoveInput } from '@contract/promoCode';
import type { Cart } from '@contract/wire/cart';
import { baseApi } from '@/shared/api';

import { cartChange } from './cartChange';
import { cartQuery } from './cartQuery';

const medicationOf = ({ medication_id }: CartQuantityInput) => medication_id;

/** The mutations of the cart. The query has a file of its own, because every page loads it for the number in the header. */
const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<Cart, CartQuantityInput>(cartChange('/cart/add', { medicationOf, isAdditive: true })),
    updateCartItem: build.mutation<Cart, CartQuantityInput>(
      cartChange('/cart/update', {
        keyOf: ({ medication_id }) => `quantity of ${medication_id}`,
        optimisticLine: (input) => input,
        medicationOf,
      }),
    ),
    removeCartItem: build.mutation<Cart, CartRemoveInput>(
      cartChange('/cart/remove-item', { optimisticLine: ({ medication_id }) => ({ medication_id, quantity: 0 }) }),
    ),
    clearCart: build.mutation<Cart, void>(cartChange('/cart/delete')),
    applyPromoCode: build.mutation<Cart, PromoApplyInput>(cartChange('/cart/apply-promo-code')),
    removePromoCode: build.mutation<Cart, PromoRemoveInput>(cartChange('/cart/remove-promo-code')),
  }),
});

export const {
  useAddToCartMutation,
  useApplyPromoCodeMutation,
  useClearCartMutation,
  useRemoveCartItemMutation,
  useRemovePromoCodeMutation,
  useUpdateCartItemMutation,
} = cartApi;

/** Exported here, because whatever stands beside the query is loaded with every page. */
export const { useLazyGetCartQuery } = cartQuery;
