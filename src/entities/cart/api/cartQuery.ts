import type { Cart } from '@contract/wire/cart';
import { baseApi } from '@/shared/api';

export const cartQuery = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({ query: () => '/cart', providesTags: ['Cart'] }),
  }),
});

export const { useGetCartQuery } = cartQuery;
