import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';

import { UNDER_WAY } from '@contract/order';

import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import { orders } from '../../db/schema';

/** The orders that a pharmacy has neither handed over nor cancelled, the oldest first, and whom to call about them. */
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

/** The number of orders in each status that is not final. Uses an index: few orders are under way, however many a pharmacy has sold. */
export const countUnderWay = (db: Database, pharmacyId: number) =>
  prepared(db, 'orders under way', (name) =>
    db
      .select({ status: orders.status, total: count() })
      .from(orders)
      .where(and(eq(orders.pharmacyId, sql.placeholder('pharmacyId')), inArray(orders.status, UNDER_WAY)))
      .groupBy(orders.status)
      .orderBy(orders.status)
      .prepare(name),
  ).execute({ pharmacyId });
