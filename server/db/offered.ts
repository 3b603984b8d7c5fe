import { and, gte, isNull, or, sql } from 'drizzle-orm';

import { medications } from './schema';

/** What a shelf offers: listed, and not past its expiry date. Whether the pharmacy may trade is another question. */
export const isOffered = and(
  sql`${medications.isListed}`,
  or(isNull(medications.expiryDate), gte(medications.expiryDate, sql`current_date`)),
);
