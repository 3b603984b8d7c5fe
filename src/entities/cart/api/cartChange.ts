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
  /** A waiting change is replaced by a later one with the same key. */
  keyOf?: (input: Input) => string;
  /** The line to show until the server answers: only its quantity, since the server alone computes amounts. */
  optimisticLine?: (input: Input) => CartQuantityInput;
  /** The medication to read again after a refusal: there may be fewer of it than was shown. */
  medicationOf?: (input: Input) => number;
  /** Sent twice it does more than sent once, but for the browser's own second try. */
  isAdditive?: boolean;
}

/** Whoever comes next waits for the answer, and not for ever. */
const TIMEOUT_MS = 30_000;

let latestChange = 0;

/** The last cart that came from the server, kept while the cache holds an optimistic one. */
let lastServerCart: Cart | undefined;

/** The lines of the changes that have no answer yet, the newest last. */
const optimisticLines = new Set<CartQuantityInput>();

/**
 * A mutation that changes the cart, sent after the one before it. Each is answered the whole cart with the server's amounts, which replaces
 * the cached one; a failed one may have met a cart that another tab changed, and has it read again.
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
    // The answer to one of several quick presses is old when it comes: only the newest change may speak for the cart.
    const isNewest = () => change === latestChange;
    let shown: PromiseLike<unknown> | undefined;
    const endAddition = isAdditive ? beginAddition() : undefined;
    try {
      const { data } = await queryFulfilled;
      lastServerCart = data;
      if (isNewest()) shown = dispatch(cartQuery.util.upsertQueryData('getCart', undefined, data));
    } catch {
      // Read while a later one is under way, the cart would step back to before it.
      if (!isNewest()) return;
      const cart = lastServerCart;
      if (cart)
        dispatch(cartQuery.util.updateQueryData('getCart', undefined, (shown) => (isOptimistic(shown) ? cart : shown)));
      dispatch(cartQuery.util.invalidateTags(['Cart']));
    } finally {
      if (optimistic) optimisticLines.delete(optimistic);
      if (isNewest()) lastServerCart = undefined;
      // Before it is shown, the cart is what it was.
      void Promise.resolve(shown).then(endAddition);
    }
  },
});

/** An optimistic cart has no fingerprint, so that the server refuses an order of it. */
const isOptimistic = (cart: Cart) => cart.fingerprint === '';

/** Shows quantity and badge at once. */
function showQuantity(quantity: CartQuantityInput, { dispatch, getState }: Api) {
  const { data: shown } = cartQuery.endpoints.getCart.select()(getState() as RootState);
  if (shown && !isOptimistic(shown)) lastServerCart = shown;
  optimisticLines.add(quantity);
  dispatch(cartQuery.util.updateQueryData('getCart', undefined, withOptimisticLines));
}

/** A cart that is read while changes are under way may not include them: they are applied to it, for the next press to count from. */
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
