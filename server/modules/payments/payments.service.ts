import { randomUUID } from 'node:crypto';

import { message, type MessageKey } from '@contract/messages';
import type { OrderStatus } from '@contract/order';
import type { CardFace } from '@contract/wire/paymentMethod';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, HttpError, invalidField, unavailable } from '../../errors';
import { askGateway } from '../../payments/askGateway';
import type { Authorisation, Payments } from '../../payments/gateway';
import { withAccount } from '../accounts/accounts.service';
import {
  abandonIntents,
  attachIntents,
  type CheckoutKey,
  type Intent,
  openIntents,
  recordAuthorised,
  recordDeclined,
  settleIntent,
} from './payments.repository';
import { settleReleases } from './settle.service';

export { deleteUnusedPayments, wasCardRefused } from './payments.repository';

/** Another call of the same checkout has released the payment meanwhile. The next try starts again. */
export class PaymentReleased extends Error {}

export interface PaymentRequest extends CheckoutKey {
  card: CardFace & { token: string };
  /** In piastres, by pharmacy: each order has a payment of its own. */
  amounts: ReadonlyMap<number, number>;
}

/**
 * Reserves every amount on the card, or throws; the caller then abandons the payments of the checkout. Runs outside of any transaction, and
 * stores each payment before the gateway is called, so that none can be forgotten. 422 at `payment_method_id` if the bank refuses, 503
 * paymentTimedOut if the gateway does not answer, 409 idempotencyKeyReused if the key is in use for other amounts or another card.
 */
export async function authorisePayments(db: Database, payments: Payments, request: PaymentRequest): Promise<void> {
  const intents = await beginPayments(db, payments, request);
  const waiting = intents.filter(({ status }) => status === 'authorising');
  const results = await Promise.allSettled(
    waiting.map((intent) => authorise(db, payments, intent, request.card.token)),
  );
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
  if (failures.length > 0) throw failures.find((failure) => failure instanceof HttpError) ?? failures[0];
}

/** The payments of this request, started by it or by an equal call. */
async function beginPayments(db: Database, payments: Payments, request: PaymentRequest): Promise<Intent[]> {
  // Under the lock of the account: its deletion removes the card from every payment, so none may be stored after that.
  const written = () => withAccount(db, request.userId, (tx) => openIntents(tx, draftsOf(request)));
  const open = async () => (await written()).filter((intent) => belongsToRequest(intent, request));
  let intents = await open();
  if (intents.some(isReleasing)) {
    await settleReleases(db, payments, request);
    intents = await open();
  }
  if (intents.some(isReleasing)) throw unavailable();
  if (!intents.every((intent) => matchesRequest(intent, request))) throw conflict('idempotencyKeyReused');
  return intents;
}

const draftsOf = ({ userId, checkoutKey, amounts, card: { brand, last4 } }: PaymentRequest) =>
  [...amounts].map(([pharmacyId, amount]) => ({
    userId,
    checkoutKey,
    pharmacyId,
    amount,
    brand,
    last4,
    gatewayKey: randomUUID(),
  }));

/** A payment that already has an order belongs to the earlier purchase, which is returned again. */
const belongsToRequest = ({ pharmacyId, orderId }: Intent, { amounts }: PaymentRequest) =>
  orderId === null && amounts.has(pharmacyId);

const isReleasing = ({ status }: Intent) => status === 'releasing';

const matchesRequest = ({ pharmacyId, amount, brand, last4 }: Intent, { amounts, card }: PaymentRequest) =>
  amounts.get(pharmacyId) === amount && brand === card.brand && last4 === card.last4;

const REFUSALS: Record<Exclude<Authorisation['outcome'], 'authorised'>, MessageKey> = {
  declined: 'cardDeclined',
  insufficient_funds: 'cardFundsInsufficient',
};

async function authorise(db: Database, payments: Payments, intent: Intent, token: string): Promise<void> {
  const { amount, gatewayKey: key } = intent;
  const answer = await askGateway(payments, (gateway, signal) =>
    gateway.authorise({ token, amount, currency: 'EGP', key }, signal),
  );
  const isDeclined = answer.outcome !== 'authorised';
  // For a payment that was released meanwhile, the gateway may answer either, and no refusal of the bank may be reported.
  const isCurrent = await (isDeclined ? recordDeclined(db, key) : recordAuthorised(db, key, answer.reference));
  if (!isCurrent) throw new PaymentReleased();
  if (isDeclined) throw invalidField('payment_method_id', message(REFUSALS[answer.outcome]));
}

/** Runs in the purchase's transaction: every order gets the payment that was authorised for it, or the purchase fails. */
export async function attachPayments(
  tx: Database,
  checkout: CheckoutKey,
  { purchaseId, orders }: { purchaseId: number; orders: number },
): Promise<void> {
  if ((await attachIntents(tx, checkout, purchaseId)) !== orders) throw new PaymentReleased();
}

/**
 * Marks what may be reserved for a failed checkout to be released. Tried again on a deadlock, since an equal call may lock the same
 * payments in another order.
 */
export const abandonPayments = (db: Database, checkout: CheckoutKey) =>
  inTransaction(db, (tx) => abandonIntents(tx, checkout));

/**
 * Runs in the transaction that moves an order: decides whether its card payment is captured or released. The gateway is called after the
 * commit.
 */
export async function settlePaymentOf(tx: Database, orderId: number, to: OrderStatus): Promise<void> {
  if (to === 'delivered') await settleIntent(tx, orderId, 'capturing');
  if (to === 'cancelled') await settleIntent(tx, orderId, 'releasing');
}
