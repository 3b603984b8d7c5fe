/** Piastres, as a pharmacy keeps them. */
export interface DeliveryTerms {
  deliveryFee: number;
  /** null: no order is delivered for nothing. */
  freeDeliveryThreshold: number | null;
}

/** Piastres that are still missing for free delivery; 0 when it is free already, null when it never is. */
export function untilFreeDelivery(subtotalPiastres: number, { deliveryFee, freeDeliveryThreshold }: DeliveryTerms) {
  if (deliveryFee === 0) return 0;
  return freeDeliveryThreshold === null ? null : Math.max(0, freeDeliveryThreshold - subtotalPiastres);
}
