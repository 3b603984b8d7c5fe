import type { PromoApplyInput, PromoRemoveInput } from '@contract/promoCode';
import type { Cart } from '@contract/wire/cart';
import { baseApi } from '@/shared/api';

import { cartChange } from './cartChange';

/** The codes that the cart is priced with. */
const promoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applyPromoCode: build.mutation<Cart, PromoApplyInput>(cartChange('/cart/apply-promo-code')),
    removePromoCode: build.mutation<Cart, PromoRemoveInput>(cartChange('/cart/remove-promo-code')),
  }),
});

export const { useApplyPromoCodeMutation, useRemovePromoCodeMutation } = promoApi;
