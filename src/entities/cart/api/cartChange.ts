import type { CartQuantityInput } from '@contract/cart';
import type { Cart } from '@contract/wire/cart';
import type { AppError, Call } from '@/shared/api';
import type { makeStore, RootState } from '@/shared/state';

import { cartQuery } from './cartQuery';
import { inTurn } from './inTurn';

type Answer = { data: Cart } | { error: AppError };
type Send = (args: Call) => PromiseLike<unknown> | { data?: unknown };

interface Api {
  dispatch: ReturnType<typeof makeStore>['dispatch'];
  getState: () => unknown;
  queryFulfilled: Promise<{ data: Cart }>;
}

interface Options<Input> {
  /** Names what a later change takes the place of while it waits. */
  keyOf?: (input: Input) => string;
  /** The quantity that a line will have, shown at once: the amounts wait for the server, which alone computes them. */
  expect?: (input: Input) => CartQuantityInput;
  /** What it is about: where it is refused, there may be fewer of it than was read. */
  medicationOf?: (input: Input) => number;
  /** Sent twice it does more than sent once. */
  isAdditive?: boolean;
}

/** Whoever comes next waits for the answer, and not for ever. */
const TIMEOUT_MS = 30_000;

let latestChange = 0;

/** The cart of the server's last answer, kept while changes are under way and the cart that is shown is only an expected one. */
let lastAnswered: Cart | undefined;

/** What the changes under way will have made of their lines, the newest last. */
const expected = new Set<CartQuantityInput>();

/**
 * A mutation that changes the cart, sent after the one before it. Each is answered the whole cart with the server's amounts, which replaces
 * the cached one; a failed one may have met a cart that another tab changed, and has it read again.
 */
export const cartChange = <Input>(
  url: string,
  { keyOf, expect, medicationOf, isAdditive = false }: Options<Input> = {},
) => ({
  queryFn: (body: Input, _api: unknown, _options: unknown, send: Send) =>
    inTurn(
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
    const expectation = expect?.(input);
    if (expectation) showQuantity(expectation, api);
    latestChange += 1;
    const change = latestChange;
    // The answer to one of several quick presses is old when it comes: only the newest change may speak for the cart.
    const isNewest = () => change === latestChange;
    try {
      const { data } = await queryFulfilled;
      lastAnswered = data;
      if (isNewest()) void dispatch(cartQuery.util.upsertQueryData('getCart', undefined, data));
    } catch {
      // Read while a later one is under way, the cart would step back to before it.
      if (!isNewest()) return;
      const cart = lastAnswered;
      if (cart)
        dispatch(cartQuery.util.updateQueryData('getCart', undefined, (shown) => (isExpected(shown) ? cart : shown)));
      dispatch(cartQuery.util.invalidateTags(['Cart']));
    } finally {
      if (expectation) expected.delete(expectation);
      if (isNewest()) lastAnswered = undefined;
    }
  },
});

/** It has no fingerprint: the server refuses an order of it until the answer is there. */
const isExpected = (cart: Cart) => cart.fingerprint === '';

/** Shows quantity and badge at once. */
function showQuantity(quantity: CartQuantityInput, { dispatch, getState }: Api) {
  const { data: shown } = cartQuery.endpoints.getCart.select()(getState() as RootState);
  if (shown && !isExpected(shown)) lastAnswered = shown;
  expected.add(quantity);
  dispatch(cartQuery.util.updateQueryData('getCart', undefined, asExpected));
}

/** The cart may be read before the changes under way are made: they are shown in it all the same, for the next press to count from. */
cartQuery.enhanceEndpoints({
  endpoints: {
    getCart: {
      transformResponse: (cart: Cart) => {
        if (expected.size === 0) return cart;
        lastAnswered = cart;
        return asExpected(cart);
      },
    },
  },
});

function asExpected(cart: Cart): Cart {
  const quantities = new Map([...expected].map(({ medication_id, quantity }) => [medication_id, quantity]));
  const items = cart.items
    .map((line) => ({ ...line, quantity: quantities.get(line.medication.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return { ...cart, items, fingerprint: '', total_quantity: items.reduce((sum, { quantity }) => sum + quantity, 0) };
}
