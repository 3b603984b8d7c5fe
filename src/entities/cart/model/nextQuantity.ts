/** A line of the cart, or what may become one, with the stock of its medication. */
export interface QuantityLine {
  quantity: number;
  medication: { available_quantity: number };
}

/** One up or one down. Down from more than is in stock goes to the stock at once: the server refuses the steps between. */
export function nextQuantity(
  { quantity, medication: { available_quantity: available } }: QuantityLine,
  by: 1 | -1,
): number {
  const next = quantity + by;
  return by < 0 && available > 0 ? Math.min(next, available) : next;
}
