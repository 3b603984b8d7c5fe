import { canReorder } from '@contract/order';
import type { Reordered } from '@contract/wire/cart';

import type { Database } from '../../db/database';
import { conflict, notFound } from '../../errors';
import type { CartOwner } from '../cart/cart.service';
import { refillCart } from '../cart/refill.service';
import { findItems } from './orderContents.repository';
import { findOrder } from './orders.repository';

/**
 * Puts the items of a delivered order into the cart again. 404 for an order of anybody else, 409 reorderNotAllowed before it is delivered.
 */
export async function reorder(db: Database, owner: CartOwner, id: number): Promise<Reordered> {
  const order = await findOrder(db, { userId: owner.userId }, id);
  if (!order) throw notFound('orderNotFound');
  if (!canReorder(order.status)) throw conflict('reorderNotAllowed');
  return refillCart(db, owner, await findItems(db, id));
}
