import { type InferType, number, object, string } from 'yup';

import { CARD_BRANDS } from './paymentMethod';

/** How the bank of the sandbox answers, which depends on the test card. */
const SANDBOX_OUTCOMES = ['approve', 'decline', 'insufficient_funds', 'time_out'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

const sandboxCard = object({
  brand: string().oneOf(CARD_BRANDS).required(),
  last4: string()
    .matches(/^\d{4}$/)
    .required(),
  expiry_month: number().integer().min(1).max(12).required(),
  expiry_year: number().integer().min(2000).max(2099).required(),
  outcome: string().oneOf(SANDBOX_OUTCOMES).required(),
});

/** The card that a sandbox token stands for; a real gateway would keep it in its vault. */
export type SandboxCard = InferType<typeof sandboxCard>;

const PREFIX = 'sbx_';

/** `nonce` makes each token unique, as those of a real vault are. */
export function writeSandboxToken(card: SandboxCard, nonce: string): string {
  const { brand, last4, expiry_month, expiry_year, outcome } = card;
  const text = JSON.stringify([brand, last4, expiry_month, expiry_year, outcome, nonce]);
  return PREFIX + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined for a token that the sandbox's tokeniser did not write. */
export function readSandboxToken(token: string): SandboxCard | undefined {
  if (!token.startsWith(PREFIX)) return undefined;
  try {
    const text = atob(token.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const [brand, last4, expiry_month, expiry_year, outcome] = JSON.parse(text) as unknown[];
    return sandboxCard.validateSync({ brand, last4, expiry_month, expiry_year, outcome }, { strict: true });
  } catch {
    return undefined;
  }
}
