/** So many units of something that the shelf holds so many of: a line of the cart, or what may become one. */
export interface Counted {
  quantity: number;
  medication: { available_quantity: number };
}

/** One up or one down. Down from more than the shelf still holds goes to what it holds: the steps between are refused. */
export function stepTo({ quantity, medication: { available_quantity: available } }: Counted, by: 1 | -1): number {
  const next = quantity + by;
  return by < 0 && available > 0 ? Math.min(next, available) : next;
}
