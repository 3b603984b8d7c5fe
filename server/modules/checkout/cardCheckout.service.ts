import { message } from '@contract/messages';
import type { CheckoutInput } from '@contract/order';
import type { Purchase } from '@contract/wire/order';

import type { Database } from '../../db/database';
import { invalidField, unavailable } from '../../errors';
import type { Payments } from '../../payments/gateway';
import { findDeliveryAddress } from '../addresses/addresses.service';
import { limitCardTries } from '../attempts/attempts.service';
import type { CartRow } from '../cart/cart.service';
import { linesOfCart } from '../cart/cartLines.service';
import { cardToCharge } from '../paymentMethods/paymentMethods.service';
import { abandonPayments, authorisePayments, PaymentReleased } from '../payments/payments.service';
import { findPurchase } from './checkout.repository';
import { cartConflict, needsPayment, type PlannedOrder, planPurchase } from './orderPlan';

/** What each order costs, in piastres by pharmacy; all of it is held on the card. */
export type AgreedTotals = ReadonlyMap<number, number>;

interface CardCall {
  userId: number;
  input: CheckoutInput;
  idempotencyKey: string;
  taxRatePercent: number;
  secret: string;
  address: string;
}

type Buy = (agreed: AgreedTotals) => Promise<Purchase>;

const MAX_ATTEMPTS = 3;

/** Nothing is held: `buy` can only answer what was bought before. */
const NO_TOTALS: AgreedTotals = new Map();

/**
 * Holds the price of each order on the card, then buys with exactly those payments; whatever goes wrong, they are released.
 * The gateway is asked outside of every transaction, so nobody waits for it but the customer.
 * 422 at `payment_method` where cards are not taken and at `payment_method_id` where there is no usable card or the bank says
 * no; 429 after too many tries within an hour; 503 paymentTimedOut where the gateway does not answer. The cart and the stock are then as they were.
 */
export async function checkoutByCard(db: Database, payments: Payments, call: CardCall, buy: Buy): Promise<Purchase> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await buy(await authoriseCart(db, payments, call, attempt));
    } catch (error) {
      await abandonPayments(db, { userId: call.userId, checkoutKey: call.idempotencyKey });
      payments.scheduleSettlement();
      if (!(error instanceof PaymentReleased)) throw error;
      if (attempt === MAX_ATTEMPTS) throw unavailable();
    }
  }
}

/** Refuses what the purchase itself would refuse, before any bank is asked. */
async function authoriseCart(db: Database, payments: Payments, call: CardCall, attempt: number): Promise<AgreedTotals> {
  const { userId, input, idempotencyKey, taxRatePercent, secret } = call;
  // In this order: a cart that an equal call has just emptied is only ever seen together with what that call bought.
  const lines = await linesOfCart(db, userId);
  if (await findPurchase(db, userId, idempotencyKey)) return NO_TOTALS;
  if (!payments.gateway) throw invalidField('payment_method', message('cardsNotAccepted'));

  const address = await findDeliveryAddress(db, userId, input.user_address_id);
  const planned = planPurchase(lines, { input, taxRatePercent, address });
  const amounts = totalsOf(planned.filter(needsPayment));
  if (amounts.size > 0) {
    const card = await cardToCharge(db, userId, input.payment_method_id);
    await limitCardTries({ db, secret }, { userId, address: call.address, isAgain: attempt > 1 }, () =>
      authorisePayments(db, payments, { userId, checkoutKey: idempotencyKey, card, amounts }),
    );
  }
  return totalsOf(planned);
}

const totalsOf = (planned: readonly PlannedOrder[]): AgreedTotals =>
  new Map(planned.map(({ pharmacy, amounts }) => [pharmacy.id, amounts.total]));

interface CurrentCart {
  lines: readonly CartRow[];
  taxRatePercent: number;
}

/** 409 priceChanged where the cart changed while the bank was asked: nobody pays another price than the one that was held. */
export function assertTotalsAgreed(agreed: AgreedTotals, planned: readonly PlannedOrder[], cart: CurrentCart): void {
  const totals = totalsOf(planned);
  const isAgreed = totals.size === agreed.size && [...totals].every(([id, total]) => agreed.get(id) === total);
  if (!isAgreed) throw cartConflict('priceChanged', cart.lines, cart.taxRatePercent);
}
