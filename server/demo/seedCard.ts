import { expiryYears } from '@contract/expiry';
import { writeSandboxToken } from '@contract/sandboxToken';

import type { Database } from '../db/database';
import { paymentMethods } from '../db/schema';
import type { Buyer } from './planOrder';

/** The sandbox's test card that is approved, so that a visitor of the demo can pay by card without entering one. */
export async function seedCard(db: Database, buyer: Buyer | undefined, createdAt: Date): Promise<void> {
  if (!buyer) return;
  const card = { brand: 'visa', last4: '1111', expiry_month: 12, expiry_year: expiryYears()[3] ?? 0 } as const;
  await db.insert(paymentMethods).values({
    userId: buyer.id,
    brand: card.brand,
    last4: card.last4,
    holderName: buyer.name,
    isDefault: true,
    createdAt,
    expiryMonth: card.expiry_month,
    expiryYear: card.expiry_year,
    token: writeSandboxToken({ ...card, outcome: 'approve' }, '00000001'),
  });
}
