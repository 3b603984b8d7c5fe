import type { CardBrand, PaymentGatewayName } from '@contract/paymentMethod';

/** What the gateway discloses of a card: never its number. */
export interface Card {
  brand: CardBrand;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

interface AuthorisationRequest {
  token: string;
  /** In piastres. */
  amount: number;
  currency: 'EGP';
  /** Our own name of the payment, by which the gateway recognises it from here on. */
  key: string;
}

/** `reference` is the gateway's own name of the payment. */
export type Authorisation =
  | { outcome: 'authorised'; reference: string }
  | { outcome: 'declined' | 'insufficient_funds' };

interface KnownPayment {
  key: string;
  /** Null if the answer to the authorisation never arrived: then only the key identifies the payment. */
  reference: string | null;
  /** In piastres. */
  amount: number;
}

interface RefundRequest {
  /** Identifies this refund: a payment may be refunded in several parts. */
  key: string;
  payment: Pick<KnownPayment, 'key' | 'reference'>;
  /** In piastres. */
  amount: number;
}

/** `refused` is final, for example because the authorisation has lapsed. A failure that may be temporary is thrown. */
export type Settlement = 'settled' | 'refused';

/**
 * The service that holds the cards and moves the money. Every call may be repeated: the same key means the same payment and gets the same
 * answer. A call that is aborted by the signal may have been carried out all the same.
 */
export interface PaymentGateway {
  readonly name: PaymentGatewayName;
  /** Undefined for a token that the gateway has not issued. */
  cardOf: (token: string, signal: AbortSignal) => Promise<Card | undefined>;
  /** Reserves the amount on the card. */
  authorise: (request: AuthorisationRequest, signal: AbortSignal) => Promise<Authorisation>;
  /** Collects a reserved amount. */
  capture: (payment: KnownPayment, signal: AbortSignal) => Promise<Settlement>;
  /** Cancels the reservation. Whether settled or refused, nothing is reserved afterwards, nor ever will be under this key. */
  release: (payment: KnownPayment, signal: AbortSignal) => Promise<Settlement>;
  /** Pays back a collected amount, or a part of it. */
  refund: (request: RefundRequest, signal: AbortSignal) => Promise<Settlement>;
}

/** The configured gateway, and the time limit of its calls. */
export interface Payments {
  /** Undefined if cards are not accepted. */
  gateway: PaymentGateway | undefined;
  timeoutMs: number;
  /** To be called after a commit that left something to capture, release or refund. */
  scheduleSettlement: () => void;
}

/** The payments of a server that accepts cards. */
export type AvailableGateway = Pick<Payments, 'timeoutMs'> & { gateway: PaymentGateway };

/** Makes a call to the gateway. Rejects after the time limit, even if the gateway ignores the signal. */
export function withTimeout<T>(timeoutMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(timeoutError(timeoutMs)), { once: true });
    // Called within the promise's function, so that a gateway that throws synchronously rejects as well.
    call(signal).then(resolve, reject);
  });
}

const timeoutError = (timeoutMs: number) => new Error(`The payment gateway did not answer within ${timeoutMs} ms`);
