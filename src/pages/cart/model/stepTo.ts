import type { CartLine } from '@contract/wire/cart';

/** One up or one down. Down from more than the shelf still holds goes to what it holds: the steps between are refused. */
export function stepTo({ quantity, medication: { available_quantity: available } }: CartLine, by: 1 | -1): number {
  const next = quantity + by;
  return by < 0 && available > 0 ? Math.min(next, available) : next;
}
