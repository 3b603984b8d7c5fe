import { object, string } from 'yup';

import { message } from './messages';
import { ORDER_STATUSES } from './order';
import { STAFF_LIMITS } from './staffLimits';
import { noCardNumber, text } from './validation/fields';

/**
 * `POST /orders/:id/update-status`, for staff alone. The reason is that of a cancellation: beside any other status nothing becomes of it.
 * `seen_status` is where the order stood on the screen: what was shipped meanwhile is not cancelled by who saw it wait.
 */
export const orderStatusInput = object({
  status: string().oneOf(ORDER_STATUSES, message('statusInvalid')).required(message('statusRequired')),
  seen_status: string().oneOf(ORDER_STATUSES, message('statusInvalid')),
  reason: text(STAFF_LIMITS.orderReason).test(noCardNumber).default(''),
});
