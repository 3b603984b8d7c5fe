import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A migrated and empty database. Every test file works on a copy of it. */
export const TEMPLATE = 'dawaya_template';

/** The environment variable by which the global set-up tells the workers the address of the run's PostgreSQL. */
export const SERVER_URL_VARIABLE = 'TEST_POSTGRES_URL';

/**
 * Creates a migrated and empty database and returns its address. Nobody else uses it. It is deleted together with the server at the end of
 * the run: if it were dropped before, the file system would search long for space for the next one, a tenth of the time of the server's
 * tests.
 */
export async function createTestDatabase(template = TEMPLATE): Promise<string> {
  const serverUrl = process.env[SERVER_URL_VARIABLE];
  if (!serverUrl) throw new Error('The test database server is started by server/testing/globalSetup.ts');

  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return databaseUrl(serverUrl, name);
}

/** The address of another database of the same server. */
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
