import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config';
import { StartError } from '../startError';

/** The database that a command works on, for its operator; without the password. Throws a StartError where there is none yet: a command makes no embedded database. */
export function describeDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl) return withoutPassword(databaseUrl);
  if (existsSync(join(dataDir, 'postgres'))) return `the embedded one in ${dataDir}`;
  throw new StartError(`There is no database in ${dataDir}: set DATABASE_URL or DATA_DIR as the server has them`);
}

/** It may stand among the options as well. */
function withoutPassword(text: string): string {
  const { protocol, username, host, pathname } = new URL(text);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}
