import { and, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { pharmacyStaff, users } from '../../db/schema';

type Profile = Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'phone'>;

/** Of an account that there is: one that was deleted meanwhile stays without a name. */
export const updateProfile = (db: Database, userId: number, profile: Profile) =>
  db
    .update(users)
    .set(profile)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));

export const updatePosition = (db: Database, userId: number, position: string) =>
  db.update(pharmacyStaff).set({ position }).where(eq(pharmacyStaff.userId, userId));
