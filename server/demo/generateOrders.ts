import type { OrderStatus } from '@contract/order';

import type { GeneratorContext } from './generatorContext';
import type { Buyer, Shop } from './planOrder';
import { insertPurchases, momentFor, type PurchaseDraft } from './seedOrders';
import type { Random } from './seedRandom';

const BATCH = 5_000;
const SHARE_OF_JOINT_PURCHASES = 0.15;

interface Market {
  shops: readonly Shop[];
  buyers: readonly Buyer[];
  count: number;
}

/** Orders of two months, most of them delivered. One purchase in seven consists of two orders. */
export async function generateOrders(
  { db, random, now, report }: GeneratorContext,
  { shops, buyers, count }: Market,
): Promise<void> {
  const drafts: PurchaseDraft[] = [];
  for (let planned = 0; planned < count;) {
    const wanted = random.chance(SHARE_OF_JOINT_PURCHASES) ? 2 : 1;
    const status = statusOf(random);
    const parts = pickShops(random, shops, Math.min(wanted, count - planned)).map((shop) => ({ shop, status }));
    drafts.push({ buyer: random.pick(buyers), createdAt: momentFor(random, status, now), parts });
    planned += parts.length;
  }
  drafts.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());

  let done = 0;
  for (let start = 0; start < drafts.length; start += BATCH) {
    done += await insertPurchases(db, random, drafts.slice(start, start + BATCH), now);
    report({ what: 'orders', done, of: count });
  }
}

/** Picks without copying the whole list, since there are hundreds of shops and hundreds of thousands of purchases. */
function pickShops(random: Random, shops: readonly Shop[], count: number): Shop[] {
  return [...new Set(Array.from({ length: count }, () => random.pick(shops)))];
}

function statusOf(random: Random): OrderStatus {
  const fate = random.fraction();
  if (fate < 0.84) return 'delivered';
  if (fate < 0.92) return 'cancelled';
  return random.pick(['pending', 'processing', 'shipped'] as const);
}
