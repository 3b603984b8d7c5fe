import { sql } from 'drizzle-orm';

import { CAIRO } from '@contract/cairoDay';

/** Written out: as a parameter it would be one more of each query, whose type PostgreSQL has to guess. */
export const IN_CAIRO = sql.raw(`at time zone '${CAIRO}'`);

/** The day in Egypt, whatever zone the database lives in: `current_date` turns two or three hours later on one that keeps UTC. */
export const TODAY = sql`(now() ${IN_CAIRO})::date`;
