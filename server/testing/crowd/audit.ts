import { sql } from 'drizzle-orm';

import { toEgp } from '@contract/money';

import type { Database } from '../../db/database';
import { isSameBasket } from './customer';
import type { Basket, Ledger } from './ledger';

/** Each query selects the ids of rows that break a rule, judged by the database alone. */
const INVARIANT_QUERIES: Record<string, string> = {
  'a stock below nothing': 'select id from medications where stock < 0',
  'a stock that is not the sum of its movements': `
    select m.id from medications m left join stock_movements s on s.medication_id = m.id
    group by m.id having coalesce(sum(s.change), 0) <> m.stock`,
  'a movement whose balance is not the sum of those up to it': `
    select medication_id as id from (
      select medication_id, balance, sum(change) over (partition by medication_id order by id) as sum from stock_movements
    ) as book where balance <> sum`,
  'an order whose amounts do not add up':
    'select id from orders where subtotal - discount + shipping + tax <> total or least(subtotal, discount, shipping, tax) < 0',
  'an order whose lines do not make its subtotal or its units': `
    select o.id from orders o left join order_items i on i.order_id = o.id group by o.id
    having coalesce(sum(i.price * i.quantity), 0) <> o.subtotal or coalesce(sum(i.quantity), 0) <> o.total_items`,
  'an order line of another pharmacy': `
    select o.id from orders o join order_items i on i.order_id = o.id join medications m on m.id = i.medication_id
    where m.pharmacy_id <> o.pharmacy_id`,
  'an order whose refunds are not what it says of them': `
    select o.id from orders o left join refunds r on r.order_id = o.id group by o.id
    having coalesce(sum(r.amount) filter (where r.status = 'refunded'), 0) <> o.refunded
      or coalesce(sum(r.amount) filter (where r.status = 'refunding'), 0) <> o.refunding`,
  'a refund that is no step of its order, or more than one': `
    select r.id from refunds r left join order_events e on e.refund_id = r.id group by r.id
    having count(e.id) <> (r.status <> 'refunding')::int`,
  'a purchase that is not the sum of its orders': `
    select p.id from purchases p left join orders o on o.purchase_id = p.id group by p.id
    having coalesce(sum(o.total), -1) <> p.total`,
  'a purchase with two orders at one pharmacy': `
    select purchase_id as id from orders group by purchase_id, pharmacy_id having count(*) > 1`,
  'an order that reached a status twice': `
    select order_id as id from order_events where refund_id is null group by order_id, status having count(*) > 1`,
  'an order that is not where its last event says': `
    select o.id from orders o where o.status is distinct from
      (select e.status from order_events e where e.order_id = o.id order by e.id desc limit 1)`,
  'a promo code whose count is not that of its orders': `
    select c.id from promo_codes c left join promo_redemptions r on r.promo_code_id = c.id group by c.id
    having count(r.order_id) <> c.used_count`,
  'a promo code that a cancelled order, or one without a discount, has used': `
    select o.id from orders o join promo_redemptions r on r.order_id = o.id
    where o.status = 'cancelled' or o.discount = 0`,
  'a promo code that was used more often than it may be': `
    select c.id from promo_codes c join promo_redemptions r on r.promo_code_id = c.id group by c.id
    having count(*) > c.usage_limit`,
  'a promo code that a customer has used more often than each may': `
    select c.id from promo_codes c join promo_redemptions r on r.promo_code_id = c.id group by c.id, r.user_id
    having count(*) > c.per_customer_limit`,
  'a discount that no promo code was used for': `
    select o.id from orders o left join promo_redemptions r on r.order_id = o.id
    where o.discount > 0 and o.status <> 'cancelled' and r.order_id is null`,
  'a customer of whom a pharmacy knows other orders than there are': `
    select user_id as id from pharmacy_customers known full join (
      select pharmacy_id, user_id, count(*) as orders, min(created_at) as first, max(created_at) as last,
        coalesce(sum(total - refunded) filter (where status <> 'cancelled'), 0) as spent
      from orders group by pharmacy_id, user_id
    ) as placed using (pharmacy_id, user_id)
    where (known.orders, known.spent, known.first_order_at, known.last_order_at)
      is distinct from (placed.orders, placed.spent, placed.first, placed.last)`,
  'an order that came back from its end': `
    select order_id as id from order_events where status in ('delivered', 'cancelled') and refund_id is null
    group by order_id having count(*) > 1`,
};

export interface ShelfEntry {
  id: number;
  start: number;
}

export interface AuditReport {
  purchases: number;
  orders: number;
  cancelled: number;
  discounted: number;
  units: { start: number; supplied: number; sold: number; left: number };
  /** Deadlocks that PostgreSQL resolved; the server repeats the transactions that were aborted. */
  deadlocks: number;
}

/** Compares the database with the ledger. Whatever does not match becomes a fault. */
export async function audit(db: Database, ledger: Ledger, shelf: readonly ShelfEntry[]): Promise<AuditReport> {
  const select = async <Row>(query: string) => (await db.execute(sql.raw(query))).rows as Row[];

  for (const [what, query] of Object.entries(INVARIANT_QUERIES)) {
    const ids = (await select<{ id: number }>(query)).map(({ id }) => id);
    if (ids.length > 0) ledger.fault(`${what}: ${ids.join()}`);
  }

  const stocks = await select<{ id: number; stock: number; sold: number }>(`
    select m.id, m.stock, coalesce(sum(i.quantity) filter (where o.status <> 'cancelled'), 0)::int as sold
    from medications m left join order_items i on i.medication_id = m.id left join orders o on o.id = i.order_id
    group by m.id`);
  const units = { start: 0, supplied: 0, sold: 0, left: 0 };
  for (const { id, start } of shelf) {
    const supplied = ledger.supplied.get(id) ?? 0;
    const { stock, sold } = stocks.find((each) => each.id === id)!;
    if (stock + sold !== start + supplied) {
      ledger.fault(`medication ${id}: ${stock} left + ${sold} sold, of ${start} + ${supplied} supplied`);
    }
    units.start += start;
    units.supplied += supplied;
    units.sold += sold;
    units.left += stock;
  }

  await auditPurchases(select, ledger);
  const [counts] = await select<Omit<AuditReport, 'units'>>(`
    select (select count(*)::int from purchases) as purchases, (select count(*)::int from orders) as orders,
      (select count(*)::int from orders where status = 'cancelled') as cancelled,
      (select count(*)::int from orders where discount > 0) as discounted,
      (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`);
  return { ...counts!, units };
}

interface StoredPurchase {
  id: number;
  userId: number;
  total: number;
  /** JSON: [order id, code, piastres] for each order. */
  orders: [number, string, number][];
  /** JSON: [medication id, units] for each line of each order. */
  lines: [number, number][];
}

/** Every purchase that was acknowledged must be stored once, complete and as it was answered, and no other. */
async function auditPurchases(select: <Row>(query: string) => Promise<Row[]>, { purchases, fault }: Ledger) {
  const stored = await select<StoredPurchase>(`
    select p.id, p.user_id as "userId", p.total,
      (select coalesce(json_agg(json_build_array(o.id, o.order_code, o.total) order by o.id), '[]')
        from orders o where o.purchase_id = p.id) as orders,
      (select coalesce(json_agg(json_build_array(i.medication_id, i.quantity)), '[]')
        from orders o join order_items i on i.order_id = o.id where o.purchase_id = p.id) as lines
    from purchases p`);

  for (const { id, userId, total, orders, lines } of stored) {
    const acknowledged = purchases.get(id);
    if (!acknowledged) {
      fault(`purchase ${id} was never answered`);
      continue;
    }
    const { purchase, basket } = acknowledged;
    const answered = [
      acknowledged.userId,
      purchase.total_amount,
      purchase.orders.map((o) => [o.id, o.order_code, o.total_amount]),
    ];
    const storedFacts = [userId, toEgp(total), orders.map(([order, code, amount]) => [order, code, toEgp(amount)])];
    if (JSON.stringify(answered) !== JSON.stringify(storedFacts)) {
      fault(`purchase ${id} was answered as ${JSON.stringify(answered)} and stored as ${JSON.stringify(storedFacts)}`);
    }
    const bought: Basket = new Map(lines);
    if (!isSameBasket(bought, basket)) fault(`purchase ${id} is not what was in the cart`);
  }
  const found = new Set(stored.map(({ id }) => id));
  for (const id of purchases.keys()) if (!found.has(id)) fault(`purchase ${id} was acknowledged and is gone`);
}
