import { sql } from 'drizzle-orm';

/** The day in Egypt, whatever zone the database lives in: `current_date` turns two or three hours later on one that keeps UTC. */
export const TODAY = sql`(now() at time zone 'Africa/Cairo')::date`;
