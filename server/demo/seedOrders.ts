import { eq } from 'drizzle-orm';

import type { OrderStatus } from '@contract/order';

import type { Database } from '../db/database';
import { orderEvents, orderItems, orders, promoCodes, promoRedemptions, purchases } from '../db/schema';
import { applyDemoPromos, type Promo } from './applyDemoPromos';
import type { Buyer, Shop } from './planOrder';
import { type PurchaseRows, rowsOfPurchase } from './rowsOfPurchase';
import type { Random } from './seedRandom';
import { reserveIds, seedRows } from './seedRows';

interface Part {
  shop: Shop;
  status: OrderStatus;
}

/** A checkout that has no ids yet. */
export interface PurchaseDraft {
  buyer: Buyer;
  createdAt: Date;
  parts: readonly Part[];
}

/** Plans and inserts checkouts, the oldest first, as they would have come in. Returns how many orders they made. */
export async function insertPurchases(
  db: Database,
  random: Random,
  drafts: readonly PurchaseDraft[],
  now: Date,
  promos: readonly Promo[] = [],
): Promise<number> {
  const inTime = drafts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const orderCount = inTime.reduce((sum, { parts }) => sum + parts.length, 0);
  const purchaseIds = (await reserveIds(db, purchases, inTime.length)).values();
  const orderIds = (await reserveIds(db, orders, orderCount)).values();
  const nextId = (ids: Iterator<number>) => Number(ids.next().value);

  const rows: PurchaseRows = { purchases: [], orders: [], orderItems: [], orderEvents: [] };
  for (const draft of inTime) {
    const parts = draft.parts.map((part) => ({ ...part, orderId: nextId(orderIds) }));
    const planned = rowsOfPurchase(random, { ...draft, parts, id: nextId(purchaseIds), now });
    rows.purchases.push(...planned.purchases);
    rows.orders.push(...planned.orders);
    rows.orderItems.push(...planned.orderItems);
    rows.orderEvents.push(...planned.orderEvents);
  }
  const redeemed = applyDemoPromos(rows, promos);
  await seedRows(db, purchases, rows.purchases);
  await seedRows(db, orders, rows.orders);
  await seedRows(db, orderItems, rows.orderItems);
  await seedRows(db, orderEvents, rows.orderEvents);
  await seedRows(db, promoRedemptions, redeemed);
  for (const { id, usedCount } of promos) await db.update(promoCodes).set({ usedCount }).where(eq(promoCodes.id, id));
  return orderCount;
}

const HOUR_MS = 60 * 60 * 1000;
const TWO_MONTHS = 60 * 24;

/** How many hours ago an order was placed that now has this status. */
const AGE_HOURS = {
  pending: [1, 20],
  processing: [3, 48],
  shipped: [8, 72],
  delivered: [30, TWO_MONTHS],
  cancelled: [30, TWO_MONTHS],
} as const satisfies Record<OrderStatus, readonly [number, number]>;

export function momentFor(random: Random, status: OrderStatus, now: Date): Date {
  const [youngest, oldest] = AGE_HOURS[status];
  return new Date(now.getTime() - Math.floor((youngest + (oldest - youngest) * random.fraction()) * HOUR_MS));
}

/** Every status, but mostly delivered orders, as in a pharmacy's week. */
const STATUSES: readonly OrderStatus[] = [
  'delivered',
  'pending',
  'delivered',
  'processing',
  'cancelled',
  'delivered',
  'shipped',
  'delivered',
];
const ORDERS_OF_A_BUSY_SHOP = 30;
const ORDERS_OF_A_SHOP = STATUSES.length;

interface Options {
  random: Random;
  buyers: readonly Buyer[];
  shops: readonly Shop[];
  promos: readonly Promo[];
  now: Date;
}

/** The first two pharmacies are busy. The first customer has ordered from both at once, in every status. */
export async function seedOrders(db: Database, { random, buyers, shops, promos, now }: Options): Promise<void> {
  const [first, ...others] = buyers;
  if (!first) return;
  const busy = shops.slice(0, 2);
  const draft = (buyer: Buyer, status: OrderStatus, of: readonly Shop[]): PurchaseDraft => ({
    buyer,
    createdAt: momentFor(random, status, now),
    parts: of.map((shop) => ({ shop, status })),
  });
  const statusAt = (index: number) => STATUSES[index % STATUSES.length] ?? 'pending';

  const joint = STATUSES.map((status) => draft(first, status, busy));
  const single = shops.flatMap((shop) => {
    const count = busy.includes(shop) ? ORDERS_OF_A_BUSY_SHOP - STATUSES.length : ORDERS_OF_A_SHOP;
    return Array.from({ length: count }, (_, index) => draft(random.pick(others), statusAt(index), [shop]));
  });
  await insertPurchases(db, random, [...joint, ...single], now, promos);
}
