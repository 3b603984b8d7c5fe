import { connect } from '../../server/db/connect';
import { startEmbedded } from '../../server/db/embedded/embedded';

const TEXT_COLUMNS = `
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'USER-DEFINED', 'ARRAY')`;

/** Every text that the running server's database holds, each on a line of its own. */
export async function storedTexts(): Promise<string> {
  const { url, leave } = await startEmbedded({ dataDir: process.env.SERVER_DATA ?? '' });
  const { pool, close } = connect(url, { max: 1 });
  const columns = await pool.query<{ table: string; column: string }>(TEXT_COLUMNS);
  const texts: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await pool.query<{ text: string | null }>(`select "${column}"::text as text from "${table}"`);
    texts.push(...rows.map(({ text }) => text ?? ''));
  }
  await close();
  await leave();
  return texts.join('\n');
}
