import { createHash } from 'node:crypto';

import type { orderEvents, orderItems, orders, purchases } from '../db/schema';
import { planOrder } from './planOrder';
import type { Random } from './seedRandom';
import type { SeedRow } from './seedRows';

export interface Listing {
  id: number;
  name: string;
  nameAr: string;
  image: string | null;
  /** Piastres. */
  price: number;
}

export interface Shop {
  id: number;
  staffId: number;
  delivers: boolean;
  /** Piastres. */
  delivery: { feePiastres: number; freeThresholdPiastres: number };
  listings: readonly Listing[];
}

export interface Buyer {
  id: number;
  name: string;
  phone: string;
  /** As an order keeps it: recipient, street, city, governorate. */
  deliveryAddress: string;
  deliveryAddressAr: string;
}

type OrderStatus = NonNullable<(typeof orders.$inferInsert)['status']>;

export interface PurchasePlan {
  id: number;
  buyer: Buyer;
  createdAt: Date;
  /** The moment up to which the story is told. */
  now: Date;
  parts: readonly { orderId: number; shop: Shop; status: OrderStatus }[];
}

export interface PurchaseRows {
  purchases: SeedRow<typeof purchases>[];
  orders: SeedRow<typeof orders>[];
  orderItems: SeedRow<typeof orderItems>[];
  orderEvents: SeedRow<typeof orderEvents>[];
}

/** One checkout and the orders it fans out into, with everything that happened to them up to now. */
export function planPurchase(random: Random, { id, buyer, createdAt, now, parts }: PurchasePlan): PurchaseRows {
  const planned = parts.map((part) => planOrder(random, { ...part, purchaseId: id, buyer, createdAt, now }));
  const idempotencyKey = `purchase-${id}`;
  return {
    purchases: [
      {
        id,
        userId: buyer.id,
        idempotencyKey,
        requestHash: createHash('sha256').update(idempotencyKey).digest('hex'),
        total: planned.reduce((sum, { order }) => sum + order.total, 0),
        createdAt,
      },
    ],
    orders: planned.map(({ order }) => order),
    orderItems: planned.flatMap(({ items }) => items),
    orderEvents: planned.flatMap(({ events }) => events),
  };
}
