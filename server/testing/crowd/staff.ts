import { allowedTransitions } from '@contract/order';
import type { Paginated } from '@contract/wire/envelope';
import type { OrderRow } from '@contract/wire/order';
import type { ImportedRow, Product } from '@contract/wire/product';
import type { StockMovement } from '@contract/wire/stock';

import type { Random } from '../../demo/seedRandom';
import type { StaffSession } from '../../plugins/session';
import { type Ask, askAs, type Scene } from './scene';

export interface Staff {
  session: StaffSession;
  /** The ids of this pharmacy's medications. */
  shelf: readonly number[];
  random: Random;
}

/**
 * Moves orders to their next status, cancels or refunds them, at the same time as a colleague with the same list; and moves, counts or
 * changes products.
 */
export async function actAsStaff(scene: Scene, staff: Staff): Promise<void> {
  const { random, session } = staff;
  const ask = askAs(scene, session, random);
  while (scene.isOpen()) {
    const status = random.pick(['pending', 'pending', 'processing', 'shipped']);
    const listed = await ask('list orders', { url: `/api/orders?status=${status}&paginate=10` });
    const { data: rows } = listed.json().data as Paginated<OrderRow>;
    for (const { id, status: seen } of random.sample(rows, 3)) {
      const moves = random.chance(0.2) ? (['cancelled'] as const) : allowedTransitions(seen);
      const payload = { status: random.pick(moves) };
      const { statusCode } = await ask('move an order', {
        method: 'POST',
        url: `/api/orders/${id}/update-status`,
        payload,
      });
      if (statusCode === 200 && payload.status === 'delivered') await refundTwice(ask, id);
    }
    await random.pick([moveStock, importFile, changeAlerts])(ask, staff, scene);
  }
}

/** For a cheap order, the second refund is more than what is left. */
async function refundTwice(ask: Ask, id: number): Promise<void> {
  const payload = { amount: 20, reason: 'Damaged' };
  const call = { method: 'POST', url: `/api/orders/${id}/refund`, payload } as const;
  await Promise.all([ask('refund an order', call), ask('refund an order', call)]);
}

/** Books a delivery or damaged units, without a count of the stock. */
async function moveStock(ask: Ask, { shelf, random }: Staff, { ledger }: Scene): Promise<void> {
  const [id, quantity] = [random.pick(shelf), random.integer(1, 30)];
  const payload = random.chance(0.2) ? { reason: 'damaged', quantity: 1 } : { reason: 'received', quantity };
  const url = `/api/medications/${id}/stock-movements`;
  const answer = await ask('move stock', { method: 'POST', url, payload });
  if (answer.statusCode === 200) ledger.supply(id, (answer.json().data as StockMovement).change);
}

/**
 * Imports a file with all products as they were a moment ago, with new counts and prices. A total that a customer has agreed to may be
 * outdated by that.
 */
async function importFile(ask: Ask, { random }: Staff, { ledger }: Scene): Promise<void> {
  const listed = await ask('list products', { url: '/api/pharmacy/medications?paginate=100' });
  const { data } = listed.json().data as Paginated<Product>;
  const products = random.sample(data, data.length);
  const rows = products.map(({ name, price, stock }) => ({
    name,
    price: Math.max(price + random.integer(-50, 60) / 100, 0.01).toFixed(2),
    stock: Math.max(stock + random.integer(-1, 1), 0),
    seen_stock: stock,
  }));
  const call = { method: 'POST', url: '/api/medications/import', payload: { rows } } as const;
  const answer = await ask('import products', call);
  if (answer.statusCode !== 200) return;
  (answer.json().data as { rows: ImportedRow[] }).rows.forEach(({ changes: { stock } }, row) => {
    if (stock) ledger.supply(products[row]!.id, stock.after - stock.before);
  });
}

/** Changes the alert levels, which no customer sees, but which locks all products. */
async function changeAlerts(ask: Ask, { random }: Staff): Promise<void> {
  const payload = { is_whole: true, ids: [], lowStockAlert: random.integer(0, 20) };
  await ask('change all products', { method: 'POST', url: '/api/pharmacy/medications/update', payload });
}
