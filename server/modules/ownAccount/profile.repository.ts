import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { pharmacyStaff } from '../../db/schema';

export const updatePosition = (db: Database, userId: number, position: string) =>
  db.update(pharmacyStaff).set({ position }).where(eq(pharmacyStaff.userId, userId));
