import { hash } from 'node:crypto';

import type { OrderStatus } from '@contract/order';

import type { orderEvents, orderItems, orders, purchases } from '../db/schema';
import { type Buyer, planOrder, type Shop } from './planOrder';
import type { Random } from './seedRandom';
import type { SeedRow } from './seedRows';

export interface PurchasePlan {
  id: number;
  buyer: Buyer;
  createdAt: Date;
  /** Events are generated up to this moment. */
  now: Date;
  parts: readonly { orderId: number; shop: Shop; status: OrderStatus }[];
}

export interface PurchaseRows {
  purchases: SeedRow<typeof purchases>[];
  orders: SeedRow<typeof orders>[];
  orderItems: SeedRow<typeof orderItems>[];
  orderEvents: SeedRow<typeof orderEvents>[];
}

/** One checkout and its orders, with everything that has happened to them up to now. */
export function rowsOfPurchase(random: Random, { id, buyer, createdAt, now, parts }: PurchasePlan): PurchaseRows {
  const planned = parts.map((part) => planOrder(random, { ...part, purchaseId: id, buyer, createdAt, now }));
  const idempotencyKey = `purchase-${id}`;
  return {
    purchases: [
      {
        id,
        userId: buyer.id,
        idempotencyKey,
        requestHash: hash('sha256', idempotencyKey),
        total: planned.reduce((sum, { order }) => sum + order.total, 0),
        createdAt,
      },
    ],
    orders: planned.map(({ order }) => order),
    orderItems: planned.flatMap(({ items }) => items),
    orderEvents: planned.flatMap(({ events }) => events),
  };
}
