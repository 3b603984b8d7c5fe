/** Piastres, as a pharmacy keeps them. */
export interface DeliveryTerms {
  deliveryFee: number;
  freeDeliveryThreshold: number;
}

/** Piastres that are still missing for free delivery; 0 when it is free already. */
export const untilFreeDelivery = (subtotalPiastres: number, { deliveryFee, freeDeliveryThreshold }: DeliveryTerms) =>
  deliveryFee === 0 ? 0 : Math.max(0, freeDeliveryThreshold - subtotalPiastres);
