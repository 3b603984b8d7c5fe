import { eq, inArray } from 'drizzle-orm';

import type { StockReason } from '@contract/stock';

import type { Database } from '../db/database';
import { medications, orderEvents, orderItems, orders, stockMovements } from '../db/schema';
import type { Shop } from './planOrder';
import { type SeedRow, seedRows } from './seedRows';

type Movement = SeedRow<typeof stockMovements> & { createdAt: Date };

interface Product {
  id: number;
  pharmacyId: number;
  stock: number;
}

const HOUR_MS = 60 * 60 * 1000;
/** The units of one delivery: more than any order of the demo takes. */
const DELIVERY = 48;

/** Writes the stock ledger: orders and cancellations, and deliveries and counts that lead to the present stock. */
export async function seedStockBook(
  db: Database,
  { shops, now }: { shops: readonly Pick<Shop, 'id' | 'staffId'>[]; now: Date },
): Promise<void> {
  const staff = new Map(shops.map(({ id, staffId }) => [id, staffId]));
  const traded = new Map<number, Traded[]>();
  for (const each of await findTraded(db)) {
    traded.set(each.medicationId, [...(traded.get(each.medicationId) ?? []), each]);
  }
  const products = await db
    .select({ id: medications.id, pharmacyId: medications.pharmacyId, stock: medications.stock })
    .from(medications)
    .where(inArray(medications.id, [...traded.keys()]))
    .orderBy(medications.id);
  const book = products.flatMap((product) =>
    bookOf(product, { traded: traded.get(product.id) ?? [], actorId: staff.get(product.pharmacyId) ?? null, now }),
  );
  // Deletes what the trigger has written: one movement for each product, from zero to its present stock.
  await db.delete(stockMovements).where(inArray(stockMovements.medicationId, [...traded.keys()]));
  await seedRows(
    db,
    stockMovements,
    book.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  );
}

type Traded = Pick<Movement, 'medicationId' | 'change' | 'reason' | 'orderId' | 'actorId' | 'createdAt'>;

/** Sales and cancellations, the oldest first. */
async function findTraded(db: Database): Promise<Traded[]> {
  const items = await db
    .select({
      medicationId: orderItems.medicationId,
      quantity: orderItems.quantity,
      orderId: orders.id,
      status: orderEvents.status,
      actorId: orderEvents.actorId,
      createdAt: orderEvents.createdAt,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(inArray(orderEvents.status, ['pending', 'cancelled']))
    .orderBy(orderEvents.createdAt, orderItems.id);
  return items.map(({ quantity, status, ...item }) =>
    status === 'pending'
      ? { ...item, change: -quantity, reason: 'sale' }
      : { ...item, change: quantity, reason: 'cancellation' },
  );
}

interface Story {
  traded: readonly Traded[];
  actorId: number | null;
  now: Date;
}

function bookOf({ id: medicationId, stock }: Product, { traded, actorId, now }: Story): Movement[] {
  const book: Movement[] = [];
  let balance = 0;
  const write = (movement: Omit<Traded, 'medicationId'>) => {
    balance += movement.change;
    book.push({ ...movement, medicationId, balance });
  };
  const byHand = (reason: StockReason, change: number, createdAt: Date) => {
    if (change !== 0) write({ reason, change, createdAt, orderId: null, actorId });
  };
  const between = (one: Date, other: Date) => new Date((one.getTime() + other.getTime()) / 2);

  const [first] = traded;
  let last = first ? new Date(first.createdAt.getTime() - HOUR_MS) : now;
  byHand('opening', DELIVERY / 2, last);
  for (const each of traded) {
    if (balance + each.change < 0) byHand('received', DELIVERY, between(last, each.createdAt));
    write(each);
    last = each.createdAt;
  }
  // The last count finds one unit less than expected, after a last delivery or a sale at the counter.
  const difference = stock + 1 - balance;
  const counted = between(last, now);
  byHand(difference > 0 ? 'received' : 'counter_sale', difference, between(last, counted));
  byHand('correction', -1, counted);
  return book;
}
