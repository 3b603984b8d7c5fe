import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

import { codeOf } from '../systemError';

/** PostgreSQL's names of the types of a statement's parameters, such as `integer`. Empty if the statement cannot be batched. */
type ParameterTypes = readonly string[];

/**
 * Each connection keeps the batch form of a statement beside the plain one, which takes some 300 KB. Only the first statements to need a
 * batch form get one.
 */
export const MAX_BATCH_STATEMENTS = 50;

/** Runs named statements on a pool: with one list of values, or with several lists as one batch. */
export function batchQueries(pool: Pool) {
  const typesOf = new Map<string | undefined, ParameterTypes>();

  /** Looks up the parameter types when a batch first needs them, for which the connection must have prepared the plain statement before. */
  async function runOn(client: PoolClient, query: QueryConfig, batch: readonly unknown[][]): Promise<QueryResult[]> {
    const types = typesOf.get(query.name) ?? [];
    if (types.length > 0 && batch.length > 1) return runBatch(client, query, types, batch);
    const [first, ...others] = batch;
    const result = await client.query(query, first);
    if (others.length === 0) return [result];
    typesOf.set(query.name, await parameterTypesOf(client, query));
    return [result, ...(await runOn(client, query, others))];
  }

  return {
    /** Whether the statement may run as a batch, as far as is known. Its rows must come as arrays. */
    canBatch: (query: QueryConfig): boolean =>
      'rowMode' in query && (typesOf.get(query.name)?.length ?? MAX_BATCH_STATEMENTS - typesOf.size) > 0,

    /** One result for each list of values, in their order. */
    run: async (query: QueryConfig, batch: readonly unknown[][]): Promise<QueryResult[]> => {
      const client = await pool.connect();
      try {
        const results = await runOn(client, query, batch);
        client.release();
        return results;
      } catch (error) {
        // As the pool does, since the state of a connection after a failure is unknown.
        client.release(true);
        if (batch.length > 1 && isStatementError(error)) typesOf.set(query.name, []);
        throw error;
      }
    },
  };
}

/** Whether PostgreSQL rejects the batch form: a parameter type has changed, or the statement cannot be a subquery. */
const isStatementError = (error: unknown) => /^(?:42|0A)/.test(codeOf(error) ?? '');

/**
 * The parameter types of a statement that this connection has prepared. Empty behind a pooler that renames statements or answers over
 * another connection.
 */
async function parameterTypesOf(client: PoolClient, { name }: QueryConfig): Promise<ParameterTypes> {
  const { rows } = await client.query<{ types: string[] }>({
    name: 'parameter types',
    // The type modifier -1 makes `char(64)` come out as `bpchar`. Without it the name would be `character`, which means a single letter.
    text: `select array(
      select format_type(type, -1) from unnest(parameter_types) with ordinality as parameters (type, place) order by place
    ) as types from pg_prepared_statements where name = $1`,
    values: [name],
  });
  const types = rows[0]?.types ?? [];
  return types.some((type) => type.endsWith('[]')) ? [] : types;
}

async function runBatch(
  client: PoolClient,
  query: QueryConfig,
  types: ParameterTypes,
  batch: readonly unknown[][],
): Promise<QueryResult[]> {
  const columns = types.map((_, index) => batch.map((values) => values[index]));
  const batchQuery = { ...query, name: `${query.name} *`, text: batchText(query.text, types) };
  const result: QueryResult<unknown[]> = await client.query(batchQuery, columns);
  const rowsByNumber = batch.map((): unknown[][] => []);
  for (const row of result.rows) rowsByNumber[Number(row.pop()) - 1]?.push(row);
  return rowsByNumber.map((rows) => ({ ...result, rows, rowCount: rows.length }));
}

/**
 * The statement, joined to one row for each list of values. The lists are in subqueries, since PostgreSQL would otherwise plan again for
 * each batch size; `offset 0` keeps the plan that the statement has by itself.
 */
function batchText(text: string, types: ParameterTypes): string {
  const lists = types.map((type, index) => `(select $${index + 1}::${type}[])`).join(', ');
  const names = types.map((_, index) => `v${index + 1}`).join(', ');
  const statement = text.replaceAll(/\$(\d+)/g, 'asked.v$1');
  return `select answers.*, asked.number from unnest(${lists}) with ordinality as asked (${names}, number)
    cross join lateral (select one.* from (${statement}) as one offset 0) as answers`;
}
