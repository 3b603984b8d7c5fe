import { sql } from 'drizzle-orm';

import { connect } from '../../server/db/connect';
import type { Database } from '../../server/db/database';

const COPY = 'measured';

/** Without a limit to the duration of a statement. */
export async function withConnection<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connect(url, { max: 2, statementTimeout: 0 });
  return work(db).finally(close);
}

/**
 * Each run changes the database, so it works on a copy of the filled one. PostgreSQL copies a database only while nobody is connected to
 * it.
 */
export async function copyDatabase(filled: string): Promise<string> {
  const url = new URL(filled);
  const original = sql.identifier(url.pathname.slice(1));
  const copy = sql.identifier(COPY);
  url.pathname = '/postgres';
  await withConnection(url.href, async (db) => {
    await db.execute(sql`drop database if exists ${copy} with (force)`);
    await db.execute(sql`create database ${copy} template ${original} strategy file_copy`);
  });
  url.pathname = COPY;
  return url.href;
}
