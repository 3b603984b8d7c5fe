import { randomUUID } from 'node:crypto';

import { readConfig } from '../server/config';
import { connect, type Connection } from '../server/db/connect';
import { describeDatabase } from '../server/db/describeDatabase';
import { startEmbedded } from '../server/db/embedded/embedded';
import { StartError } from '../server/startError';
import { messageOf } from '../server/systemError';

/** Opens the database that the server would use, after `prepare`, until `work` ends. */
export async function withDatabase<T>(
  prepare: (url: string) => Promise<void>,
  work: (db: Connection['db']) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = readSettings();
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir }) : undefined;
  try {
    const url = databaseUrl ?? embedded?.url ?? '';
    await prepare(url);
    const { db, close } = connect(url, { max: 2, statementTimeout: 0 });
    return await work(db).finally(close);
  } finally {
    await embedded?.leave();
  }
}

/** No token is signed here, so any secret will do. */
export const readSettings = () => readConfig({ ...process.env, JWT_SECRET: randomUUID() });

/** Names the database for the person who runs the command. */
export const describeDatabaseInUse = () => describeDatabase(readSettings());

/** Prints errors and sets exit status 1: one sentence for what the person can resolve, the stack for a bug. */
export async function runScript(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = error instanceof StartError || (error instanceof TypeError && 'code' in error);
    const text = isExpected || !(error instanceof Error) ? messageOf(error) : (error.stack ?? error.message);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
