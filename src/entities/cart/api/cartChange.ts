import type { CartQuantityInput } from '@contract/cart';
import type { Cart } from '@contract/wire/cart';
import type { AppError, Call } from '@/shared/api';
import type { makeStore, RootState } from '@/shared/state';

import { beginAddition } from './additions';
import { cartQuery } from './cartQuery';
import { enqueueChange } from './changeQueue';

type Answer = { data: Cart } | { error: AppError };
type Send = (args: Call) => PromiseLike<unknown> | { data?: unknown };

interface Api {
  dispatch: ReturnType<typeof makeStore>['dispatch'];
  getState: () => unknown;
  queryFulfilled: Promise<{ data: Cart }>;
}

interface Options<Input> {
  /** Changes with the same key replace each other while they wait. */
  keyOf?: (input: Input) => string;
  /** The line to show until the server answers: only its quantity, since the server alone computes amounts. */
  optimisticLine?: (input: Input) => CartQuantityInput;
  /** The medication to read again after a refusal, because its stock may be lower than shown. */
  medicationOf?: (input: Input) => number;
  /** Whether sending it twice changes the cart twice. (The server recognises a repetition by the browser itself.) */
  isAdditive?: boolean;
}

/** The next changes wait for the answer to this one, so the wait must end. */
const TIMEOUT_MS = 30_000;

let latestChange = 0;

/** The last cart that came from the server, kept while the cache holds an optimistic one. */
let lastServerCart: Cart | undefined;

/** The optimistic lines of all changes that are not answered yet, the newest last. */
const optimisticLines = new Set<CartQuantityInput>();

/**
 * A mutation of the cart. Mutations are sent one after another, and each answer is the whole cart with the server's amounts, which
 * replaces the cached one. After a failure the cart is read again, because another tab may have changed it.
 */
export const cartChange = <Input>(
  url: string,
  { keyOf, optimisticLine, medicationOf, isAdditive = false }: Options<Input> = {},
) => ({
  queryFn: (body: Input, _api: unknown, _options: unknown, send: Send) =>
    enqueueChange(
      keyOf?.(body) ?? null,
      async () =>
        (await send({
          url,
          method: 'POST',
          body: body ?? {},
          timeout: TIMEOUT_MS,
          isRepeatable: !isAdditive,
        })) as Answer,
    ),
  invalidatesTags: (_cart: Cart | undefined, error: AppError | undefined, input: Input) =>
    error && medicationOf ? [{ type: 'Medication' as const, id: medicationOf(input) }] : [],
  async onQueryStarted(input: Input, api: Api) {
    const { dispatch, queryFulfilled } = api;
    const optimistic = optimisticLine?.(input);
    if (optimistic) showQuantity(optimistic, api);
    latestChange += 1;
    const change = latestChange;
    // With several quick presses, only the answer to the last one is up to date.
    const isNewest = () => change === latestChange;
    let shown: PromiseLike<unknown> | undefined;
    const endAddition = isAdditive ? beginAddition() : undefined;
    try {
      const { data } = await queryFulfilled;
      lastServerCart = data;
      if (isNewest()) shown = dispatch(cartQuery.util.upsertQueryData('getCart', undefined, data));
    } catch {
      // Reading the cart now would show it without the later change for a moment.
      if (!isNewest()) return;
      const cart = lastServerCart;
      if (cart)
        dispatch(cartQuery.util.updateQueryData('getCart', undefined, (shown) => (isOptimistic(shown) ? cart : shown)));
      dispatch(cartQuery.util.invalidateTags(['Cart']));
    } finally {
      if (optimistic) optimisticLines.delete(optimistic);
      if (isNewest()) lastServerCart = undefined;
      // Only once the new cart is in the cache: before, an empty cart would be shown as empty.
      void Promise.resolve(shown).then(endAddition);
    }
  },
});

/** Optimistic carts have no fingerprint, so the server refuses to order them. */
const isOptimistic = (cart: Cart) => cart.fingerprint === '';

/** Shows the new quantity, and the number in the header, before the server answers. */
function showQuantity(quantity: CartQuantityInput, { dispatch, getState }: Api) {
  const { data: shown } = cartQuery.endpoints.getCart.select()(getState() as RootState);
  if (shown && !isOptimistic(shown)) lastServerCart = shown;
  optimisticLines.add(quantity);
  dispatch(cartQuery.util.updateQueryData('getCart', undefined, withOptimisticLines));
}

/**
 * A cart that was read while changes were in progress may lack them. They are applied to it, since the next press counts from the shown
 * quantity.
 */
cartQuery.enhanceEndpoints({
  endpoints: {
    getCart: {
      transformResponse: (cart: Cart) => {
        if (optimisticLines.size === 0) return cart;
        lastServerCart = cart;
        return withOptimisticLines(cart);
      },
    },
  },
});

function withOptimisticLines(cart: Cart): Cart {
  const quantities = new Map([...optimisticLines].map(({ medication_id, quantity }) => [medication_id, quantity]));
  const items = cart.items
    .map((line) => ({ ...line, quantity: quantities.get(line.medication.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return { ...cart, items, fingerprint: '', total_quantity: items.reduce((sum, { quantity }) => sum + quantity, 0) };
}
