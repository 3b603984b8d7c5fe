import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

import { codeOf } from '../systemError';

/** PostgreSQL's names of the types of a statement's parameters, `integer` for example. None where it must be asked alone. */
type ParameterTypes = readonly string[];

/** A statement for many is kept beside the one for a single asker, some 300 KB of each connection: the first that need one have it. */
export const MOST_KEPT = 50;

/** Asks named statements over a pool, each for one list of values or for several at once. */
export function askTogether(pool: Pool) {
  const typesOf = new Map<string | undefined, ParameterTypes>();

  /** Types are asked for when somebody first needs them: the statement must have been prepared for that. */
  async function answersTo(
    client: PoolClient,
    query: QueryConfig,
    asked: readonly unknown[][],
  ): Promise<QueryResult[]> {
    const types = typesOf.get(query.name) ?? [];
    if (types.length > 0 && asked.length > 1) return askAtOnce(client, query, types, asked);
    const [first, ...others] = asked;
    const answer = await client.query(query, first);
    if (others.length === 0) return [answer];
    typesOf.set(query.name, await parameterTypesOf(client, query));
    return [answer, ...(await answersTo(client, query, others))];
  }

  return {
    /** Whether several who ask it may be answered by one statement, as far as is known: its rows come as lists. */
    canGoTogether: (query: QueryConfig): boolean =>
      'rowMode' in query && (typesOf.get(query.name)?.length ?? MOST_KEPT - typesOf.size) > 0,

    /** Answers stand in the order of `asked`. */
    ask: async (query: QueryConfig, asked: readonly unknown[][]): Promise<QueryResult[]> => {
      const client = await pool.connect();
      try {
        const answers = await answersTo(client, query, asked);
        client.release();
        return answers;
      } catch (error) {
        // As the pool does: who knows what state a connection is in after a failure.
        client.release(true);
        if (asked.length > 1 && isAboutText(error)) typesOf.set(query.name, []);
        throw error;
      }
    },
  };
}

/** PostgreSQL does not understand the statement for many: its types have changed, or it is one that cannot stand beside others. */
const isAboutText = (error: unknown) => /^(?:42|0A)/.test(codeOf(error) ?? '');

/**
 * Of a statement that has been prepared over this connection. A pooler in between may give it another name, or answer over
 * another connection: then nothing is known.
 */
async function parameterTypesOf(client: PoolClient, { name }: QueryConfig): Promise<ParameterTypes> {
  const { rows } = await client.query<{ types: string[] }>({
    name: 'parameter types',
    // Of `char(64)` the type alone is `character`, which is short for one of a single letter; with -1 it is `bpchar`.
    text: `select array(
      select format_type(type, -1) from unnest(parameter_types) with ordinality as parameters (type, place) order by place
    ) as types from pg_prepared_statements where name = $1`,
    values: [name],
  });
  const types = rows[0]?.types ?? [];
  return types.some((type) => type.endsWith('[]')) ? [] : types;
}

async function askAtOnce(
  client: PoolClient,
  query: QueryConfig,
  types: ParameterTypes,
  asked: readonly unknown[][],
): Promise<QueryResult[]> {
  const lists = types.map((_, index) => asked.map((values) => values[index]));
  const atOnce = { ...query, name: `${query.name} *`, text: textAtOnce(query.text, types) };
  const result: QueryResult<unknown[]> = await client.query(atOnce, lists);
  const answers = asked.map((): unknown[][] => []);
  for (const row of result.rows) answers[Number(row.pop()) - 1]?.push(row);
  return answers.map((rows) => ({ ...result, rows, rowCount: rows.length }));
}

/**
 * The statement beside a row for each who asks. Lists in subqueries keep PostgreSQL from planning anew for each length of
 * theirs, and `offset 0` keeps the statement as it is planned when it is asked alone.
 */
function textAtOnce(text: string, types: ParameterTypes): string {
  const lists = types.map((type, index) => `(select $${index + 1}::${type}[])`).join(', ');
  const names = types.map((_, index) => `v${index + 1}`).join(', ');
  const statement = text.replaceAll(/\$(\d+)/g, 'asked.v$1');
  return `select answers.*, asked.number from unnest(${lists}) with ordinality as asked (${names}, number)
    cross join lateral (select one.* from (${statement}) as one offset 0) as answers`;
}
