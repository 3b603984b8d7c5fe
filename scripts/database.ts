import { randomUUID } from 'node:crypto';

import { readConfig } from '../server/config';
import { connect, type Connection } from '../server/db/connect';
import { describeDatabase } from '../server/db/describeDatabase';
import { startEmbedded } from '../server/db/embedded/embedded';
import { StartError } from '../server/startError';
import { messageOf } from '../server/systemError';

/** The database that the server would use, as `prepare` leaves it, for as long as `work` takes. */
export async function withDatabase<T>(
  prepare: (url: string) => Promise<void>,
  work: (db: Connection['db']) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = settings();
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

/** No token is signed here, so a secret of the moment will do. */
export const settings = () => readConfig({ ...process.env, JWT_SECRET: randomUUID() });

/** In words for the person at the keyboard. */
export const databaseInUse = () => describeDatabase(settings());

/** Ends with 1 and a sentence where the person at the keyboard can do something about it; a stack is for bugs. */
export async function runScript(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isPersons = error instanceof StartError || (error instanceof TypeError && 'code' in error);
    const text = isPersons || !(error instanceof Error) ? messageOf(error) : (error.stack ?? error.message);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
