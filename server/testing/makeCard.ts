import { expiryYears } from '@contract/expiry';
import { type SandboxCard, writeSandboxToken } from '@contract/sandboxToken';

import type { Database } from '../db/database';
import { paymentMethods } from '../db/schema';

let made = 0;

/** A token as the sandbox issues it for a card that is valid for years; `outcome` is the answer of its bank. */
export const makeCardToken = (overrides: Partial<SandboxCard> = {}): string =>
  writeSandboxToken(cardOf(overrides), String((made += 1)).padStart(8, '0'));

const cardOf = (overrides: Partial<SandboxCard>): SandboxCard => ({
  brand: 'visa',
  last4: '1111',
  expiry_month: 12,
  expiry_year: expiryYears()[2] ?? 0,
  outcome: 'approve',
  ...overrides,
});

type NewCard = Partial<SandboxCard> & { isDefault?: boolean; holderName?: string };

/** A saved card; by default the customer's default. */
export async function makeCard(
  db: Database,
  userId: number,
  { isDefault = true, holderName = 'Mona Adel', ...overrides }: NewCard = {},
) {
  const { brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear } = cardOf(overrides);
  const [row] = await db
    .insert(paymentMethods)
    .values({ userId, token: makeCardToken(overrides), brand, last4, expiryMonth, expiryYear, holderName, isDefault })
    .returning();
  return row!;
}
