import type { StockMovementQuery } from '@contract/stock';
import type { Paged } from '@contract/wire/envelope';
import type { StockMovement } from '@contract/wire/stock';

import type { Database } from '../../db/database';
import { notFound } from '../../errors';
import { paged } from '../../http';
import type { StaffSession } from '../../plugins/session';
import { countMovements, findMovements } from './stock.repository';

export { correctStock, giveBackStock, signOpeningStock } from './stock.repository';

/** Every change of a medication's stock, the newest first; 404 for what another pharmacy sells. */
export async function listMovements(
  db: Database,
  { pharmacyId }: StaffSession,
  medicationId: number,
  query: StockMovementQuery,
): Promise<Paged<StockMovement>> {
  const total = await countMovements(db, pharmacyId, medicationId);
  if (total === undefined) throw notFound('medicationNotFound');
  const rows = await findMovements(db, medicationId, query);
  return paged(rows.map(toMovement), total, `/api/medications/${medicationId}/stock-movements`, query);
}

const toMovement = ({
  order,
  actor,
  createdAt,
  ...movement
}: Awaited<ReturnType<typeof findMovements>>[number]): StockMovement => ({
  ...movement,
  order: order && { id: order.id, order_code: order.orderCode },
  // Who has left keeps no name.
  actor: actor && (`${actor.firstName} ${actor.lastName}`.trim() || null),
  created_at: createdAt.toISOString(),
});
