import { and, asc, eq, inArray } from 'drizzle-orm';

import { UNDER_WAY } from '@contract/order';

import type { Database } from '../../db/database';
import { orders } from '../../db/schema';

/** What a pharmacy has neither handed over nor cancelled, the oldest first, and whom to call about it. */
export const findUnderWay = (db: Database, pharmacyId: number) =>
  db
    .select({
      id: orders.id,
      code: orders.orderCode,
      status: orders.status,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
    })
    .from(orders)
    .where(and(eq(orders.pharmacyId, pharmacyId), inArray(orders.status, UNDER_WAY)))
    .orderBy(asc(orders.id));
