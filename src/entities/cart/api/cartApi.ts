import type { CartQuantityInput, CartRemoveInput } from '@contract/cart';
import type { Cart } from '@contract/wire/cart';
import { type AppError, baseApi } from '@/shared/api';
import type { makeStore } from '@/shared/state';

/** A failed change may have met a cart that another tab changed: read it again. */
export const cartAfterFailure = (_cart: Cart | undefined, error: AppError | undefined) =>
  error ? (['Cart'] as const) : [];

/** Every cart call answers the whole cart with the server's amounts, so each answer replaces the cached one. */
const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({ query: () => '/cart', providesTags: ['Cart'] }),
    addToCart: build.mutation<Cart, CartQuantityInput>({
      query: (body) => ({ url: '/cart/add', method: 'POST', body }),
      invalidatesTags: cartAfterFailure,
      onQueryStarted: async (_input, { dispatch, queryFulfilled }): Promise<void> => {
        await settle(queryFulfilled, keeperOf(dispatch));
      },
    }),
    updateCartItem: build.mutation<Cart, CartQuantityInput>({
      query: (body) => ({ url: '/cart/update', method: 'POST', body }),
      invalidatesTags: cartAfterFailure,
      onQueryStarted: async (input, { dispatch, queryFulfilled }): Promise<void> => {
        const { undo } = dispatch(changeLine(input));
        await settle(queryFulfilled, keeperOf(dispatch), undo);
      },
    }),
    removeCartItem: build.mutation<Cart, CartRemoveInput>({
      query: (body) => ({ url: '/cart/remove-item', method: 'POST', body }),
      invalidatesTags: cartAfterFailure,
      onQueryStarted: async ({ medication_id }, { dispatch, queryFulfilled }): Promise<void> => {
        const { undo } = dispatch(changeLine({ medication_id, quantity: 0 }));
        await settle(queryFulfilled, keeperOf(dispatch), undo);
      },
    }),
    clearCart: build.mutation<Cart, void>({
      query: () => ({ url: '/cart/delete', method: 'POST', body: {} }),
      invalidatesTags: cartAfterFailure,
      onQueryStarted: async (_input, { dispatch, queryFulfilled }): Promise<void> => {
        await settle(queryFulfilled, keeperOf(dispatch));
      },
    }),
  }),
});

const keepCart = (cart: Cart) => cartApi.util.upsertQueryData('getCart', undefined, cart);

/** Quantity and badge follow the finger; the amounts wait for the server, which alone computes them. */
const changeLine = ({ medication_id, quantity }: CartQuantityInput) =>
  cartApi.util.updateQueryData('getCart', undefined, (cart) => {
    const line = cart.items.find(({ medication }) => medication.id === medication_id);
    if (!line) return;
    cart.total_quantity += quantity - line.quantity;
    line.quantity = quantity;
    if (quantity === 0) cart.items = cart.items.filter((each) => each !== line);
  });

let latestChange = 0;

type Dispatch = ReturnType<typeof makeStore>['dispatch'];

/** What keeps a cart in the cache, and what finds a reading of it that is under way. */
export const keeperOf = (dispatch: Dispatch) => ({
  keep: (cart: Cart) => void dispatch(keepCart(cart)),
  findReading: () => dispatch(cartApi.util.getRunningQueryThunk('getCart', undefined)),
});

/**
 * Answers of quick presses may arrive in any order: only the newest change may speak for the cart. Nor may a reading that was
 * under way have the last word, such as the first one after signing in: it may have looked before the change.
 */
export async function settle(
  answer: Promise<{ data: Cart }>,
  { keep, findReading }: ReturnType<typeof keeperOf>,
  undo?: () => void,
) {
  latestChange += 1;
  const change = latestChange;
  const isNewest = () => change === latestChange;
  try {
    const { data } = await answer;
    if (isNewest()) keep(data);
    if ((await findReading()) && isNewest()) keep(data);
  } catch {
    undo?.();
  }
}

export const {
  useGetCartQuery,
  useAddToCartMutation,
  useUpdateCartItemMutation,
  useRemoveCartItemMutation,
  useClearCartMutation,
} = cartApi;
