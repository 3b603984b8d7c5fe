import { hash } from 'node:crypto';

import { readSandboxToken } from '@contract/sandboxToken';

import type { Authorisation, Card, PaymentGateway, Settlement } from './gateway';

/** Never resolves, and rejects once the caller gives up. */
const neverAnswer = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const referenceOf = (key: string) => `sbx_pay_${hash('sha256', key).slice(0, 24)}`;

const settle = async (): Promise<Settlement> => 'settled';

/**
 * A gateway without a bank behind it, for trials and tests: no money moves. The test card, which its token names, decides the outcome
 * (docs/payments.md). It keeps no state, so that any number of servers give the same answers.
 */
export const sandboxGateway: PaymentGateway = {
  name: 'sandbox',

  cardOf: async (token): Promise<Card | undefined> => {
    const card = readSandboxToken(token);
    return (
      card && { brand: card.brand, last4: card.last4, expiryMonth: card.expiry_month, expiryYear: card.expiry_year }
    );
  },

  authorise: async ({ token, key }, signal): Promise<Authorisation> => {
    const outcome = readSandboxToken(token)?.outcome;
    if (outcome === 'time_out') return neverAnswer(signal);
    if (outcome === 'insufficient_funds') return { outcome };
    return outcome === 'approve' ? { outcome: 'authorised', reference: referenceOf(key) } : { outcome: 'declined' };
  },

  capture: settle,
  release: settle,
  refund: settle,
};
