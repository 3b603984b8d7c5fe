import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { users } from '../../db/schema';

type Profile = Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'phone'>;

export const updateProfile = (db: Database, userId: number, profile: Profile) =>
  db.update(users).set(profile).where(eq(users.id, userId));
