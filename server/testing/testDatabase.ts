import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Migrated and empty: every test file works on a copy of it. */
export const TEMPLATE = 'dawaya_template';

/** The test run's PostgreSQL, from the global set-up to the workers. */
export const SERVER_URL_VARIABLE = 'TEST_POSTGRES_URL';

/**
 * The address of a migrated and empty database that nobody else uses. It goes with the server at the end of the run: dropped before, it makes the file
 * system look long for room for the next, a tenth of what the server's tests cost.
 */
export async function createTestDatabase(template = TEMPLATE): Promise<string> {
  const serverUrl = process.env[SERVER_URL_VARIABLE];
  if (!serverUrl) throw new Error('The test database server is started by server/testing/globalSetup.ts');

  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return databaseUrl(serverUrl, name);
}

/** The same server, another database. */
export const databaseUrl = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: name }).href;

export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
