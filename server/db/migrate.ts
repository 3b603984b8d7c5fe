import { DrizzleQueryError, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

import { messageOf, StartError } from '../startError';
import { assertReachable, openPool } from './pool';

/** From the project's root, where every command starts. */
const MIGRATIONS = { migrationsFolder: 'server/db/migrations' };
const MIGRATION_LOCK = 0x64617762;

/** By when each was made that the folder holds. */
export const knownMigrations = (): number[] => readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis);

/** Brings the database up to the code's schema. Refuses, without touching it, one that is ahead of the code. */
export async function migrateDatabase(url: string): Promise<void> {
  const pool = openPool(url, { max: 2, statementTimeout: 0 });
  const db = drizzle(pool);
  try {
    await assertReachable(pool);
    // The open transaction keeps the lock, even through a pooler, while the migrations run beside it.
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      if (await isUpToDate(pool)) return;
      await migrate(db, MIGRATIONS).catch(refuse);
      // A table that was written anew takes twice as long to read until then, and nothing else would see to it for weeks.
      await pool.query('vacuum analyze');
    });
  } finally {
    await pool.end();
  }
}

/** For who works beside a running server, which a change of the schema would put out of service. */
export async function assertMigrated(url: string): Promise<void> {
  const pool = openPool(url, { max: 1 });
  const isReady = await assertReachable(pool)
    .then(() => isUpToDate(pool))
    .finally(() => pool.end());
  if (isReady) return;
  throw new StartError(
    'The database has an older schema than this version of Dawaya: start the new version of the server first. Nothing was changed',
  );
}

async function isUpToDate(pool: Pool): Promise<boolean> {
  const known = knownMigrations();
  const applied = await appliedTo(pool);
  if (applied.some((each) => !known.includes(each))) refuseToGoBack();
  return applied.length === known.length;
}

/** By when each was made that the database has. */
async function appliedTo(pool: Pool): Promise<number[]> {
  const table = await pool.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!table.rows[0]?.found) return [];
  const { rows } = await pool.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations');
  return rows.map((row) => Number(row.created_at));
}

function refuseToGoBack(): never {
  throw new StartError(
    'The database has a newer schema than this version of Dawaya: start the newer version. Nothing was changed',
  );
}

function refuse(error: unknown): never {
  const reason = error instanceof DrizzleQueryError ? error.cause : error;
  throw new StartError(`The database could not be migrated and is as it was: ${messageOf(reason)}`);
}
