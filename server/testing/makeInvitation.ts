import type { Database } from '../db/database';
import { staffInvitations } from '../db/schema';
import { hashOfToken, makeToken } from '../token';
import { newPerson } from './newPerson';

/** An invitation by a pharmacy: its row, and the token of its link. */
export async function makeInvitation(db: Database, pharmacyId: number) {
  const token = makeToken();
  const [row] = await db
    .insert(staffInvitations)
    .values({
      pharmacyId,
      email: newPerson().email,
      tokenHash: hashOfToken(token),
      expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    })
    .returning();
  return { ...row!, token };
}
