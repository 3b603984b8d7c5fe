import { type InferType, object } from 'yup';

import { dayInCairo } from './cairoDay';
import { PAGE_SIZE } from './limits';
import { id, listFields } from './validation/fields';

export const PHARMACY_STATUSES = ['pending', 'approved', 'suspended'] as const;

/** In whole piastres. They apply until a pharmacy sets its own (spec, section 9). */
export const DELIVERY_DEFAULTS = { deliveryFee: 3000, freeDeliveryThreshold: 20_000 } as const;

/** The units below which a new product counts as low in stock (spec, section 9). */
export const DEFAULT_LOW_STOCK = 10;

/** The day on which a closed pharmacy accepts orders again, or null if it accepts them now: no day is set, or it has come. */
export const closedUntil = (day: string | null) => (day !== null && day > dayInCairo() ? day : null);

/** `GET /pharmacies` query string, and the query string of the pharmacies page. */
export const pharmacyListQuery = object({
  ...listFields(PAGE_SIZE.pharmacies),
  governorate_id: id(),
});

export type PharmacyListQuery = InferType<typeof pharmacyListQuery>;
