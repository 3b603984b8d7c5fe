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

/** Another call of the same checkout has let go of the payment meanwhile: the next try begins anew. */
export class PaymentReleased extends Error {}

export interface PaymentRequest extends CheckoutKey {
  card: CardFace & { token: string };
  /** Piastres by pharmacy: each order has a payment of its own. */
  amounts: ReadonlyMap<number, number>;
}

/**
 * Holds every amount on the card, or throws; the caller then abandons the checkout's payments. Stands outside of any
 * transaction, and writes each payment down before the gateway hears of it, so that none is ever forgotten.
 * 422 at `payment_method_id` where the bank says no, 503 paymentTimedOut where the gateway says nothing, 409
 * idempotencyKeyReused where the key is in use for other amounts or another card.
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

/** The payments of this request, begun by it or by an equal call. */
async function beginPayments(db: Database, payments: Payments, request: PaymentRequest): Promise<Intent[]> {
  // A deletion of the account forgets the card of every payment: none may be written behind that.
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

/** A payment that has its order is that of the same purchase, which is answered again. */
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
  // Of a payment that was let go of, a gateway may say either, and the bank nothing.
  const isCurrent = await (isDeclined ? recordDeclined(db, key) : recordAuthorised(db, key, answer.reference));
  if (!isCurrent) throw new PaymentReleased();
  if (isDeclined) throw invalidField('payment_method_id', message(REFUSALS[answer.outcome]));
}

/** In the purchase's own transaction: every order gets the payment that was authorised for it, or there is no purchase. */
export async function attachPayments(
  tx: Database,
  checkout: CheckoutKey,
  { purchaseId, orders }: { purchaseId: number; orders: number },
): Promise<void> {
  if ((await attachIntents(tx, checkout, purchaseId)) !== orders) throw new PaymentReleased();
}

/** What may be held for a checkout that came to nothing is to be released. An equal call takes the same payments in another order. */
export const abandonPayments = (db: Database, checkout: CheckoutKey) =>
  inTransaction(db, (tx) => abandonIntents(tx, checkout));

/** In the transaction of an order's move: what is to become of its card payment. The gateway hears of it after the commit. */
export async function settlePaymentOf(tx: Database, orderId: number, to: OrderStatus): Promise<void> {
  if (to === 'delivered') await settleIntent(tx, orderId, 'capturing');
  if (to === 'cancelled') await settleIntent(tx, orderId, 'releasing');
}
