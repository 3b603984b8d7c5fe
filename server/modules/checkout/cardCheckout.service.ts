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

/** The price of each order in piastres, by pharmacy. All of it is reserved on the card. */
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

/** Nothing is reserved: `buy` can only return the earlier purchase. */
const NO_TOTALS: AgreedTotals = new Map();

/**
 * Reserves the price of each order on the card and then buys with exactly those payments; if anything goes wrong, they are released. The
 * gateway is called outside of every transaction, so that only the customer waits for it. 422 at `payment_method` if cards are not
 * accepted, and at `payment_method_id` if there is no usable card or the bank refuses it; 429 after too many tries within an hour; 503
 * paymentTimedOut if the gateway does not answer. The cart and the stock are then unchanged.
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
  // The lines are read before the purchase: if an equal call empties the cart in between, its purchase is found.
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

/** 409 priceChanged if the cart has changed while the bank was asked: the price has to be the one that was reserved. */
export function assertTotalsAgreed(agreed: AgreedTotals, planned: readonly PlannedOrder[], cart: CurrentCart): void {
  const totals = totalsOf(planned);
  const isAgreed = totals.size === agreed.size && [...totals].every(([id, total]) => agreed.get(id) === total);
  if (!isAgreed) throw cartConflict('priceChanged', cart.lines, cart.taxRatePercent);
}
