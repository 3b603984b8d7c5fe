import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config';
import { StartError } from '../startError';

/**
 * Names the database that a command works on to its operator, without the password. Throws a StartError if there is none yet: commands do
 * not create the embedded database.
 */
export function describeDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl) return withoutPassword(databaseUrl);
  if (existsSync(join(dataDir, 'postgres'))) return `the embedded one in ${dataDir}`;
  throw new StartError(`There is no database in ${dataDir}: set DATABASE_URL or DATA_DIR as the server has them`);
}

/** Leaves out the query as well, which may also contain the password. */
function withoutPassword(text: string): string {
  const { protocol, username, host, pathname } = new URL(text);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}
