import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

import { openPool, type PoolOptions } from './pool';
import * as schema from './schema';

export interface Connection {
  db: NodePgDatabase<typeof schema>;
  pool: Pool;
  close: () => Promise<void>;
}

export function connect(url: string, options?: PoolOptions): Connection {
  const pool = openPool(url, options);
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
}
