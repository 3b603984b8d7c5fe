import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

/** PostgreSQL's names of the types of a statement's parameters, `integer` for example. */
type ParameterTypes = readonly string[];

/** Asks named statements over a pool, each for one list of values or for several at once. */
export function askTogether(pool: Pool) {
  const typesOf = new Map<string | undefined, ParameterTypes>();

  /** Types are asked for when somebody first needs them: the statement must have been prepared for that. */
  async function answersTo(
    client: PoolClient,
    query: QueryConfig,
    asked: readonly unknown[][],
  ): Promise<QueryResult[]> {
    const types = typesOf.get(query.name);
    if (types && asked.length > 1 && !hasLists(types)) return askAtOnce(client, query, types, asked);
    const [first, ...others] = asked;
    const answer = await client.query(query, first);
    if (others.length === 0) return [answer];
    typesOf.set(query.name, await parameterTypesOf(client, query));
    return [answer, ...(await answersTo(client, query, others))];
  }

  return {
    /** Whether several who ask it may be answered by one statement: its rows come as lists, and no parameter is a list. */
    canGoTogether: (query: QueryConfig): boolean => 'rowMode' in query && !hasLists(typesOf.get(query.name) ?? []),

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
        throw error;
      }
    },
  };
}

const hasLists = (types: ParameterTypes) => types.some((type) => type.endsWith('[]'));

/** Of a statement that has been prepared over this connection. */
async function parameterTypesOf(client: PoolClient, { name }: QueryConfig): Promise<ParameterTypes> {
  const { rows } = await client.query<{ types: string[] }>({
    name: 'parameter types',
    text: 'select parameter_types::text[] as types from pg_prepared_statements where name = $1',
    values: [name],
  });
  return rows[0]?.types ?? [];
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
