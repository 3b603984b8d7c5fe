import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

import type * as schema from './schema';

/** The pool, or a transaction on it: repositories work with either. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
