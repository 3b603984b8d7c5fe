import { type InferType, object } from 'yup';

import { STAFF_PAGE_SIZE } from './staffLimits';
import { listFields, requiredId } from './validation/fields';

/**
 * What a pharmacy is notified of: a new order, an order that its customer cancelled, a medication that runs low, a card that could not be
 * charged, a card that did not accept a refund.
 */
export const NOTIFICATION_KINDS = [
  'new_order',
  'order_update',
  'low_stock',
  'payment_failed',
  'refund_failed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const { page, paginate } = listFields(STAFF_PAGE_SIZE.notifications);

/** `GET /pharmacy/notifications` query string. */
export const notificationListQuery = object({ page, paginate });

export type NotificationListQuery = InferType<typeof notificationListQuery>;

/** `POST /pharmacy/notifications/seen`: marks this notification and all earlier ones as seen. */
export const seenInput = object({ id: requiredId('idInvalid') });
