import type { PromoApplyInput, PromoRemoveInput } from '@contract/promoCode';
import type { Cart } from '@contract/wire/cart';
import { baseApi } from '@/shared/api';

import { cartAfterFailure, changing, keeperOf, settle } from './cartApi';

/** The codes that the cart is priced with; apart from the cart itself, whose number every page shows. */
const promoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applyPromoCode: build.mutation<Cart, PromoApplyInput>({
      ...changing('/cart/apply-promo-code'),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }): Promise<void> => {
        await settle(queryFulfilled, keeperOf(dispatch));
      },
    }),
    removePromoCode: build.mutation<Cart, PromoRemoveInput>({
      ...changing('/cart/remove-promo-code'),
      invalidatesTags: cartAfterFailure,
      onQueryStarted: async (_input, { dispatch, queryFulfilled }): Promise<void> => {
        await settle(queryFulfilled, keeperOf(dispatch));
      },
    }),
  }),
});

export const { useApplyPromoCodeMutation, useRemovePromoCodeMutation } = promoApi;
