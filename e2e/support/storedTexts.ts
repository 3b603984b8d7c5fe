import { withDatabase } from './database';

const TEXT_COLUMNS = `
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'USER-DEFINED', 'ARRAY')`;

/** All texts in the database of the running server, one per line. */
export const storedTexts = (): Promise<string> =>
  withDatabase(async ({ pool }) => {
    const columns = await pool.query<{ table: string; column: string }>(TEXT_COLUMNS);
    const texts: string[] = [];
    for (const { table, column } of columns.rows) {
      const { rows } = await pool.query<{ text: string | null }>(`select "${column}"::text as text from "${table}"`);
      texts.push(...rows.map(({ text }) => text ?? ''));
    }
    return texts.join('\n');
  });
