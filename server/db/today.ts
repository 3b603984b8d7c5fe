import { sql } from 'drizzle-orm';

import { CAIRO } from '@contract/cairoDay';

/** Written out: as a parameter, it would be one more in each query, with a type that PostgreSQL has to guess. */
export const IN_CAIRO = sql.raw(`at time zone '${CAIRO}'`);

/** The day in Egypt, whatever the time zone of the database: in UTC, `current_date` changes two or three hours later. */
export const TODAY = sql`(now() ${IN_CAIRO})::date`;
