import { type InferType, object } from 'yup';

import { message } from './messages';
import { numeric, requiredId } from './validation/fields';

/** Units of one medication in a cart (spec, section 9). */
export const QUANTITY = { min: 1, max: 10 } as const;

/** The length of the fingerprint of a cart or an address. It is not one of `LIMITS`, because the home page loads those. */
export const FINGERPRINT_LENGTH = 16;

/** `POST /cart/add` adds `quantity`; `POST /cart/update` sets it. */
export const cartQuantityInput = object({
  medication_id: requiredId('medicationRequired'),
  quantity: numeric()
    .typeError(message('quantityInvalid'))
    .integer(message('quantityInvalid'))
    .min(QUANTITY.min, message('quantityTooLow', { min: QUANTITY.min }))
    .max(QUANTITY.max, message('quantityTooHigh', { max: QUANTITY.max }))
    .required(message('quantityInvalid')),
});

export type CartQuantityInput = InferType<typeof cartQuantityInput>;

export const cartRemoveInput = object({ medication_id: requiredId('medicationRequired') });

export type CartRemoveInput = InferType<typeof cartRemoveInput>;

/** The stock as far as the screen knows it: `null` until it has been loaded. */
interface Shelf {
  available: number | null;
}

/**
 * Why a line cannot hold this many units, or null when it can: 1 to 10, and no more than the stock.
 * The button and the stepper ask before the call, the server decides after it.
 */
export function quantityProblem(quantity: number, { available }: Shelf): string | null {
  if (quantity < QUANTITY.min) return message('quantityTooLow', { min: QUANTITY.min });
  if (quantity > QUANTITY.max) return message('quantityTooHigh', { max: QUANTITY.max });
  if (available === 0) return message('outOfStock');
  if (available !== null && quantity > available) return message('quantityBeyondStock', { available });
  return null;
}
