import { DrizzleQueryError, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

import { StartError } from '../startError';
import { codeOf, messageOf } from '../systemError';
import { assertReachable, openPool } from './pool';

/** Relative to the project's root, where every command is started. */
export const MIGRATIONS = { migrationsFolder: 'server/db/migrations' };
const MIGRATION_LOCK = 0x64617762;

const OTHERS = '. Another program uses this database: give Dawaya an empty one of its own';
const NO_RIGHT = '. The role of DATABASE_URL has to own the database: alter database … owner to …';

/** The operator's remedy for errors of PostgreSQL, by their codes. */
const ADVICE: Record<string, string> = { '42P07': OTHERS, '42710': OTHERS, '42501': NO_RIGHT };

/** The migrations of the folder, by the times at which they were generated. */
export const knownMigrations = (): number[] => readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis);

/** Migrates the database to the code's schema. Refuses to touch a database that is ahead of the code. */
export async function migrateDatabase(url: string): Promise<void> {
  const pool = openPool(url, { max: 2, statementTimeout: 0 });
  const db = drizzle(pool);
  try {
    await assertReachable(pool);
    // The lock belongs to a transaction that stays open, and holds even through a pooler. The migrations run on another connection.
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      const isReady = await isUpToDate(pool);
      if (!isReady) await pool.query('create extension if not exists pg_trgm').catch(refuse);
      await assertArabic(pool);
      if (isReady) return;
      await migrate(db, MIGRATIONS).catch(refuse);
      // A rewritten table takes twice as long to read until it is vacuumed, which autovacuum might not do for weeks.
      await pool.query('vacuum analyze');
    });
  } finally {
    await pool.end();
  }
}

/** For commands that work beside a running server: they must not migrate, since a changed schema would put the server out of service. */
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

/** The migrations that the database has had, by the times at which they were generated. */
async function appliedTo(pool: Pool): Promise<number[]> {
  const table = await pool.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!table.rows[0]?.found) return [];
  const { rows } = await pool.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations');
  return rows.map((row) => Number(row.created_at));
}

/**
 * In a database with a character type of ASCII only, the search finds nothing Arabic, which would not be noticed before the first customer.
 */
async function assertArabic(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(`select cardinality(show_trgm('دواء')) > 0 as found`);
  if (rows[0]?.found) return;
  throw new StartError(
    "The database of DATABASE_URL takes no Arabic for letters. Give Dawaya one made by: create database dawaya template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'",
  );
}

function refuseToGoBack(): never {
  throw new StartError(
    'The database has a newer schema than this version of Dawaya: start the newer version. Nothing was changed',
  );
}

function refuse(error: unknown): never {
  const reason = error instanceof DrizzleQueryError ? error.cause : error;
  const advice = ADVICE[codeOf(reason) ?? ''] ?? '';
  throw new StartError(
    `The database could not be migrated, and its tables are as they were: ${messageOf(reason)}${advice}`,
  );
}
