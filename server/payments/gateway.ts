import type { CardBrand, PaymentGatewayName } from '@contract/paymentMethod';

/** What a gateway tells of a card: never its number. */
export interface Card {
  brand: CardBrand;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

interface AuthorisationRequest {
  token: string;
  /** Piastres. */
  amount: number;
  currency: 'EGP';
  /** Under which the payment is known from here on. */
  key: string;
}

/** `reference` is the gateway's own name of the payment. */
export type Authorisation =
  | { outcome: 'authorised'; reference: string }
  | { outcome: 'declined' | 'insufficient_funds' };

interface KnownPayment {
  key: string;
  /** Null where the answer to the authorisation never arrived: the key alone tells which it was. */
  reference: string | null;
  /** Piastres. */
  amount: number;
}

interface RefundRequest {
  /** Under which this refund is known: a payment may be given back in parts. */
  key: string;
  payment: Pick<KnownPayment, 'key' | 'reference'>;
  /** Piastres. */
  amount: number;
}

/** `refused` is final: an authorisation has lapsed, for one. Whatever may still come right is thrown. */
export type Settlement = 'settled' | 'refused';

/**
 * Who holds the cards and moves the money. Every call may be repeated: the same key is the same payment and gets the same
 * answer. A call that the signal ends may have been carried out all the same.
 */
export interface PaymentGateway {
  readonly name: PaymentGatewayName;
  /** Undefined for a token that the gateway has not given out. */
  cardOf: (token: string, signal: AbortSignal) => Promise<Card | undefined>;
  /** Holds the amount on the card. */
  authorise: (request: AuthorisationRequest, signal: AbortSignal) => Promise<Authorisation>;
  /** Takes what is held. */
  capture: (payment: KnownPayment, signal: AbortSignal) => Promise<Settlement>;
  /** Lets go of what is held. Nothing is held afterwards, refused or not, and nothing will be under this key. */
  release: (payment: KnownPayment, signal: AbortSignal) => Promise<Settlement>;
  /** Gives back what was taken, or a part of it. */
  refund: (request: RefundRequest, signal: AbortSignal) => Promise<Settlement>;
}

/** The gateway that is configured, and how long it may think. */
export interface Payments {
  /** Undefined where cards are not taken. */
  gateway: PaymentGateway | undefined;
  timeoutMs: number;
  /** Says, after the commit, that there is something to capture, release or refund. */
  scheduleSettlement: () => void;
}

/** The payments where cards are taken. */
export type AvailableGateway = Pick<Payments, 'timeoutMs'> & { gateway: PaymentGateway };

/** The gateway's answer; rejects after the time limit, whether or not the gateway stops at the signal. */
export function withTimeout<T>(timeoutMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(timeoutError(timeoutMs)), { once: true });
    // Within the promise's own function, a gateway that throws rejects as well.
    call(signal).then(resolve, reject);
  });
}

const timeoutError = (timeoutMs: number) => new Error(`The payment gateway did not answer within ${timeoutMs} ms`);
