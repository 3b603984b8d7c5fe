import { type InferType, object, string } from 'yup';

import { formatAmount } from './formatAmount';
import { message } from './messages';
import { toEgp } from './money';
import { STAFF_LIMITS } from './staffLimits';
import { amount, noCardNumber, requiredText } from './validation/fields';

/**
 * How money is returned: `card` by the gateway, `hand` by the pharmacy itself, `refused` by the pharmacy because the card did not accept
 * the refund.
 */
export const REFUND_WAYS = ['card', 'hand', 'refused'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** One piastre. */
const MIN_EGP = toEgp(1);

/**
 * `POST /orders/{id}/refund`: an amount in EGP, at most what has not been refunded yet, and a reason in one line, which the customer reads.
 * `seen_left` and `seen_way` are what the screen showed, so that a refund that a colleague has just made is not made a second time.
 */
export const refundInput = (max = toEgp(Number.MAX_SAFE_INTEGER)) => {
  const invalid = message('refundInvalid', { least: MIN_EGP, amount: formatAmount(max) });
  return object({
    amount: amount(invalid).required(invalid).min(MIN_EGP, invalid).max(max, invalid),
    reason: requiredText('fieldRequired', STAFF_LIMITS.orderReason).test(noCardNumber),
    seen_left: amount(message('fieldInvalid')).min(0, message('fieldInvalid')).max(max, message('fieldInvalid')),
    seen_way: string().oneOf(REFUND_WAYS, message('fieldInvalid')),
  });
};
export type RefundInput = InferType<ReturnType<typeof refundInput>>;
