import { type InferType, object } from 'yup';

import { LIST_LIMITS } from './listLimits';
import { message } from './messages';
import { endDay } from './validation/endDay';
import { calendarDay, wholeNumber } from './validation/fields';

/** The first and the last day on which the orders were placed, in Africa/Cairo and both inclusive. */
export const orderPeriod = object({
  from: calendarDay().required(message('startDateRequired')),
  to: endDay('from'),
});
export type OrderPeriod = InferType<typeof orderPeriod>;

/** `GET /pharmacy/orders/export` query string. */
export const ordersExportQuery = orderPeriod.shape({ after: wholeNumber(0, LIST_LIMITS.id).default(0) });
export type OrdersExportQuery = InferType<typeof ordersExportQuery>;
