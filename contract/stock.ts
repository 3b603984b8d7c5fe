import { type InferType, object, string } from 'yup';

import { message } from './messages';
import { STAFF_LIMITS, STAFF_PAGE_SIZE } from './staffLimits';
import { listFields, wholeNumber } from './validation/fields';

/** Why staff add units to the stock or remove some. A count is recorded as a correction instead. */
export const MOVE_REASONS = ['received', 'counter_sale', 'expired', 'damaged', 'lost', 'supplier_return'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/**
 * Why the stock of a medication changed: its first stock, a sale, a cancelled order, a correction after a count, or a change by staff for
 * one of the reasons above.
 */
export const STOCK_REASONS = ['opening', 'sale', 'cancellation', 'correction', ...MOVE_REASONS] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Only received units are added; all other reasons remove units. */
export const isIncoming = (reason: MoveReason): boolean => reason === 'received';

/** `POST /medications/{id}/stock-movements`: the reason decides whether the units are added or removed. */
export const stockMove = object({
  reason: string().oneOf(MOVE_REASONS, message('moveReasonInvalid')).required(message('moveReasonInvalid')),
  quantity: wholeNumber(
    1,
    STAFF_LIMITS.stock,
    message('moveQuantityInvalid', { least: 1, most: STAFF_LIMITS.stock }),
  ).required(message('moveQuantityRequired')),
});
export type StockMove = InferType<typeof stockMove>;

const { page, paginate } = listFields(STAFF_PAGE_SIZE.stockMovements);

/** `GET /medications/{id}/stock-movements` query string. */
export const stockMovementQuery = object({ page, paginate });

export type StockMovementQuery = InferType<typeof stockMovementQuery>;
