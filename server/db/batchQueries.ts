import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

import { codeOf } from '../systemError';

/** PostgreSQL's names of a statement's parameter types, such as `integer`. Empty where the statement cannot be batched. */
type ParameterTypes = readonly string[];

/** Each connection keeps the batch form of a statement beside the plain one, some 300 KB: the first statements to need one get it. */
export const MAX_BATCH_STATEMENTS = 50;

/** Runs named statements over a pool: each with one list of values, or with several lists as one batch. */
export function batchQueries(pool: Pool) {
  const typesOf = new Map<string | undefined, ParameterTypes>();

  /** The types are looked up when a batch first needs them: the plain statement must have been prepared before. */
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
        // As the pool does: who knows what state a connection is in after a failure.
        client.release(true);
        if (batch.length > 1 && isStatementError(error)) typesOf.set(query.name, []);
        throw error;
      }
    },
  };
}

/** PostgreSQL rejects the batch form: a parameter type has changed, or the statement cannot stand in a subquery. */
const isStatementError = (error: unknown) => /^(?:42|0A)/.test(codeOf(error) ?? '');

/**
 * Of a statement that this connection has prepared. A pooler in between may rename it or answer over another connection: then nothing
 * is known.
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
 * The statement, joined to one row for each list of values. The lists stand in subqueries, or PostgreSQL would plan anew for each
 * batch size; `offset 0` keeps the plan that the statement has alone.
 */
function batchText(text: string, types: ParameterTypes): string {
  const lists = types.map((type, index) => `(select $${index + 1}::${type}[])`).join(', ');
  const names = types.map((_, index) => `v${index + 1}`).join(', ');
  const statement = text.replaceAll(/\$(\d+)/g, 'asked.v$1');
  return `select answers.*, asked.number from unnest(${lists}) with ordinality as asked (${names}, number)
    cross join lateral (select one.* from (${statement}) as one offset 0) as answers`;
}
