import type { FetchArgs } from '@reduxjs/toolkit/query/react';

import type { CartQuantityInput, CartRemoveInput } from '@contract/cart';
import type { Cart } from '@contract/wire/cart';
import { type AppError, baseApi } from '@/shared/api';
import type { makeStore } from '@/shared/state';

import { inTurn } from './inTurn';

/** A failed change may have met a cart that another tab changed: read it again. */
export const cartAfterFailure = (_cart: Cart | undefined, error: AppError | undefined) =>
  error ? (['Cart'] as const) : [];

type Answer = { data: Cart } | { error: AppError };
type Send = (args: FetchArgs) => PromiseLike<unknown> | { data?: unknown };

/** Whoever comes next waits for the answer, and not for ever. */
const PATIENCE_MS = 30_000;

/** A call that changes the cart, sent after the one before it. */
export const changing = <Input>(url: string, keyOf: (input: Input) => string | null = () => null) => ({
  queryFn: (body: Input, _api: unknown, _options: unknown, send: Send) =>
    inTurn(
      keyOf(body),
      async () => (await send({ url, method: 'POST', body: body ?? {}, timeout: PATIENCE_MS })) as Answer,
    ),
});

/** Every cart call answers the whole cart with the server's amounts, so each answer replaces the cached one. */
const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({ query: () => '/cart', providesTags: ['Cart'] }),
    addToCart: build.mutation<Cart, CartQuantityInput>({
      ...changing('/cart/add'),
      invalidatesTags: cartAfterFailure,
      onQueryStarted: async (_input, { dispatch, queryFulfilled }): Promise<void> => {
        await settle(queryFulfilled, keeperOf(dispatch));
      },
    }),
    updateCartItem: build.mutation<Cart, CartQuantityInput>({
      ...changing('/cart/update', ({ medication_id }) => `quantity of ${medication_id}`),
      invalidatesTags: cartAfterFailure,
      onQueryStarted: async (input, { dispatch, queryFulfilled }): Promise<void> => {
        const { undo } = dispatch(changeLine(input));
        await settle(queryFulfilled, keeperOf(dispatch), undo);
      },
    }),
    removeCartItem: build.mutation<Cart, CartRemoveInput>({
      ...changing('/cart/remove-item'),
      invalidatesTags: cartAfterFailure,
      onQueryStarted: async ({ medication_id }, { dispatch, queryFulfilled }): Promise<void> => {
        const { undo } = dispatch(changeLine({ medication_id, quantity: 0 }));
        await settle(queryFulfilled, keeperOf(dispatch), undo);
      },
    }),
    clearCart: build.mutation<Cart, void>({
      ...changing('/cart/delete'),
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
 * The answer to one of several quick presses is old when it comes: only the newest change may speak for the cart. Nor may a reading that was
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
