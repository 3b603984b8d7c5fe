import type { Database } from '../db/database';
import { cartItems } from '../db/schema';
import { makeAddress } from './makeAddress';
import { makeCustomer } from './makeUser';

/** Puts units of medications, by id, into a customer's cart without checking the rules of the cart. */
export const fillCart = (db: Database, userId: number, quantities: Record<number, number>) =>
  db
    .insert(cartItems)
    .values(Object.entries(quantities).map(([id, quantity]) => ({ userId, medicationId: Number(id), quantity })));

/** A customer with an address and a filled cart, ready for checkout; `body` is the plain payload of the spec. */
export async function makeBuyer(db: Database, quantities: Record<number, number>) {
  const { user, session } = await makeCustomer(db);
  const address = await makeAddress(db, user.id);
  await fillCart(db, user.id, quantities);
  return {
    user,
    session,
    address,
    body: { user_address_id: address.id, payment_method: 'cash_on_delivery', notes: '' },
  };
}
