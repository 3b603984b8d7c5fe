import { type InferType, object, string } from 'yup';

import { message } from './messages';
import { STAFF_LIMITS, STAFF_PAGE_SIZE } from './staffLimits';
import { listFields, wholeNumber } from './validation/fields';

/** Why somebody puts units on the shelf or takes them off it; what was counted is a correction instead. */
export const MOVE_REASONS = ['received', 'counter_sale', 'expired', 'damaged', 'lost', 'supplier_return'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/** Why the stock of a medication moved: it was listed with it, sold, given back by a cancelled order, counted anew, or moved by hand. */
export const STOCK_REASONS = ['opening', 'sale', 'cancellation', 'correction', ...MOVE_REASONS] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** What came in is the one that adds. */
export const isIncoming = (reason: MoveReason): boolean => reason === 'received';

/** `POST /medications/{id}/stock-movements`: the reason says whether the units come or go. */
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
