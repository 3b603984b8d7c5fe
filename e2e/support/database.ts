import { connect, type Connection } from '../../server/db/connect';
import { startEmbedded } from '../../server/db/embedded/embedded';

/** Access to the database beside the running server, as an operator has it. */
export async function withDatabase<T>(work: (connection: Omit<Connection, 'close'>) => Promise<T>): Promise<T> {
  const { url, leave } = await startEmbedded({ dataDir: process.env.SERVER_DATA ?? '' });
  const { close, ...connection } = connect(url, { max: 1 });
  try {
    return await work(connection);
  } finally {
    await close();
    await leave();
  }
}
