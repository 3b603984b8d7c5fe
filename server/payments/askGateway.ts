import { message } from '@contract/messages';

import { conflict, HttpError } from '../errors';
import { type PaymentGateway, type Payments, withTimeout } from './gateway';

const RETRY_AFTER_SECONDS = 30;

/**
 * Makes a call to the gateway while a person waits. Throws 409 cardsNotAccepted if no gateway is configured, and 503 paymentTimedOut if the
 * call fails or is not answered in time.
 */
export async function askGateway<T>(
  { gateway, timeoutMs }: Payments,
  ask: (gateway: PaymentGateway, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!gateway) throw conflict('cardsNotAccepted');
  return withTimeout(timeoutMs, (signal) => ask(gateway, signal)).catch((cause: unknown) => {
    throw Object.assign(timedOut(), { cause });
  });
}

const timedOut = () =>
  new HttpError(503, message('paymentTimedOut'), { code: 'paymentTimedOut', retryAfterSeconds: RETRY_AFTER_SECONDS });
