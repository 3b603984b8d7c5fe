/** A line of the cart, or one that is about to be added. */
export interface QuantityLine {
  quantity: number;
  medication: { available_quantity: number };
}

/**
 * One more or one less. From a quantity above the stock, "less" goes straight to the stock, because the server would refuse the steps
 * between.
 */
export function nextQuantity(
  { quantity, medication: { available_quantity: available } }: QuantityLine,
  by: 1 | -1,
): number {
  const next = quantity + by;
  return by < 0 && available > 0 ? Math.min(next, available) : next;
}
