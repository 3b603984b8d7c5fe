import type { Database } from '../../db/database';
import { getUser } from '../accounts/accounts.service';
import { listAddresses } from '../addresses/addresses.service';
import { readCart } from '../cart/cart.service';
import { findMessagesFrom } from '../contact/contact.service';
import { readAllOrders } from '../orders/orders.service';
import { listPaymentMethods } from '../paymentMethods/paymentMethods.service';
import { listSessions } from '../sessions/sessions.service';

/** Everything that is stored about a customer, as they see it themselves. Passwords, keys and internal notes of others are not included. */
export async function readPersonalData(db: Database, { userId, email }: { userId: number; email: string }) {
  const account = await getUser(db, userId);
  const { cards } = await listPaymentMethods(db, { gateway: undefined }, userId);
  const { items } = await readCart(db, { userId, taxRatePercent: 0 });
  return {
    account,
    addresses: await listAddresses(db, userId),
    cards,
    cart: items,
    orders: await readAllOrders(db, userId),
    messages: await findMessagesFrom(db, { userId, email }),
    sessions: await listSessions(db, { userId }),
  };
}
