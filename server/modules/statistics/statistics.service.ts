import { toEgp } from '@contract/money';
import type { PharmacyStatistics } from '@contract/wire/pharmacy';

import type { Database } from '../../db/database';
import { countMedications, sumOrders } from './statistics.repository';

/** Figures over all data of one pharmacy, counted by the database; the revenue is that of delivered orders. */
export async function readStatistics(db: Database, pharmacyId: number): Promise<PharmacyStatistics> {
  const [medications, orders] = await Promise.all([countMedications(db, pharmacyId), sumOrders(db, pharmacyId)]);
  return {
    total_medications: medications,
    total_customers: orders.customers,
    total_orders: orders.total,
    pending_orders: orders.pending,
    total_revenue: toEgp(orders.revenue),
  };
}
