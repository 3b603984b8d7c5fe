import { object, string } from 'yup';

import { message } from './messages';
import { ORDER_STATUSES } from './order';
import { STAFF_LIMITS } from './staffLimits';
import { noCardNumber, text } from './validation/fields';

/**
 * `POST /orders/:id/update-status`, for staff only. `reason` is used for a cancellation and ignored with any other status. `seen_status` is
 * the status that the screen showed, so that nobody cancels an order that was shipped meanwhile.
 */
export const orderStatusInput = object({
  status: string().oneOf(ORDER_STATUSES, message('statusInvalid')).required(message('statusRequired')),
  seen_status: string().oneOf(ORDER_STATUSES, message('statusInvalid')),
  reason: text(STAFF_LIMITS.orderReason).test(noCardNumber).default(''),
});
