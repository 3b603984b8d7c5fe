import { eq, sql } from 'drizzle-orm';

import { allowedMoves } from '@contract/order';
import type { Paged } from '@contract/wire/envelope';
import type { OrderRow } from '@contract/wire/order';

import type { Database } from '../../db/database';
import { medications } from '../../db/schema';
import type { Random } from '../../demo/seedRandom';
import type { StaffSession } from '../../plugins/session';
import { type Ask, askAs, type Scene } from './scene';

export interface Staff {
  db: Database;
  session: StaffSession;
  /** Ids of what this pharmacy sells. */
  shelf: readonly number[];
  random: Random;
}

/** Moves orders along, cancels them or gives money of them back, together with a colleague who looks at the same list, and fills the shelf up at times. */
export async function tend(scene: Scene, staff: Staff): Promise<void> {
  const { random, session } = staff;
  const ask = askAs(scene, session, random);
  while (scene.isOpen()) {
    const status = random.pick(['pending', 'pending', 'processing', 'shipped']);
    const listed = await ask('list orders', { url: `/api/orders?status=${status}&paginate=10` });
    const { data: rows } = listed.json().data as Paged<OrderRow>;
    for (const { id, status: seen } of random.sample(rows, 3)) {
      const moves = random.chance(0.2) ? (['cancelled'] as const) : allowedMoves(seen);
      const payload = { status: random.pick(moves) };
      const { statusCode } = await ask('move an order', {
        method: 'POST',
        url: `/api/orders/${id}/update-status`,
        payload,
      });
      if (statusCode === 200 && payload.status === 'delivered') await giveBack(ask, id);
    }
    if (random.chance(0.8)) await receiveDelivery(scene, staff);
  }
}

/** Of what costs little, the second time there is not so much left. */
async function giveBack(ask: Ask, id: number): Promise<void> {
  const payload = { amount: 20, reason: 'Damaged' };
  const call = { method: 'POST', url: `/api/orders/${id}/refund`, payload } as const;
  await Promise.all([ask('refund an order', call), ask('refund an order', call)]);
}

/** New units, sometimes at a new price: a total that a customer has agreed to may be out of date. */
async function receiveDelivery({ ledger }: Scene, { db, session, shelf, random }: Staff): Promise<void> {
  const [id, units] = [random.pick(shelf), random.whole(1, 30)];
  const raise = random.chance(0.3) ? random.whole(-50, 60) : 0;
  await db.execute(sql`select move_stock(${id}, ${units}, 'received', ${session.userId})`);
  await db
    .update(medications)
    .set({ price: sql`greatest(${medications.price} + ${raise}, 1)` })
    .where(eq(medications.id, id));
  ledger.supply(id, units);
}
