import { sql } from 'drizzle-orm';

import type { Database } from '../../db/database';

export const touchDatabase = (db: Database) => db.execute(sql`select 1`);
