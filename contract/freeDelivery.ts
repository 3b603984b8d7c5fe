/** The delivery terms of a pharmacy, in piastres. */
export interface DeliveryTerms {
  deliveryFee: number;
  /** Null if delivery is never free. */
  freeDeliveryThreshold: number | null;
}

/** How many piastres are missing for free delivery: 0 if it is free already, null if it never is. */
export function untilFreeDelivery(subtotalPiastres: number, { deliveryFee, freeDeliveryThreshold }: DeliveryTerms) {
  if (deliveryFee === 0) return 0;
  return freeDeliveryThreshold === null ? null : Math.max(0, freeDeliveryThreshold - subtotalPiastres);
}
