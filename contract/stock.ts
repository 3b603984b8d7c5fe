import { type InferType, object } from 'yup';

import { STAFF_PAGE_SIZE } from './staffLimits';
import { listFields } from './validation/fields';

/** Why the stock of a medication moved: it was listed with it, sold, given back by a cancelled order, or counted anew. */
export const STOCK_REASONS = ['opening', 'sale', 'cancellation', 'correction'] as const;

const { page, paginate } = listFields(STAFF_PAGE_SIZE.stockMovements);

/** `GET /medications/{id}/stock-movements` query string. */
export const stockMovementQuery = object({ page, paginate });

export type StockMovementQuery = InferType<typeof stockMovementQuery>;
