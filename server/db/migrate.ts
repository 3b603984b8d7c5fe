import { DrizzleQueryError, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

import { StartError } from '../startError';
import { codeOf, messageOf } from '../systemError';
import { assertReachable, openPool } from './pool';

/** From the project's root, where every command starts. */
export const MIGRATIONS = { migrationsFolder: 'server/db/migrations' };
const MIGRATION_LOCK = 0x64617762;

const OTHERS = '. Another program uses this database: give Dawaya an empty one of its own';
const NO_RIGHT = '. The role of DATABASE_URL has to own the database: alter database … owner to …';

/** What the operator can do, by the code of PostgreSQL. */
const ADVICE: Record<string, string> = { '42P07': OTHERS, '42710': OTHERS, '42501': NO_RIGHT };

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
      const isReady = await isUpToDate(pool);
      if (!isReady) await pool.query('create extension if not exists pg_trgm').catch(refuse);
      await assertArabic(pool);
      if (isReady) return;
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

/** A database that knows no letters but those of ASCII finds nothing Arabic, which nobody would see before the first customer. */
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
