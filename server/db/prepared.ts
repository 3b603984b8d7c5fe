import { hash } from 'node:crypto';

import type { Database } from './database';
import { type RowField, rowMapperOf } from './rowMapper';

type Session = Database['_']['session'];

/** By kind, then by name. */
type StatementsByName = Map<string, Map<string, unknown>>;

const statements = new WeakMap<Session, StatementsByName>();

/** The name of a statement that is used too seldom to be kept. */
export const UNNAMED = '';

/** More than our screens need of one kind in a day, and few enough for the memory of PostgreSQL. */
const MAX_STATEMENTS_OF_A_KIND = 100;

/**
 * Returns the prepared statement of this name. It is built once for the pool, or for the connection of a transaction, and PostgreSQL parses
 * and plans it once. All statements of one name must have the same text: whatever the text depends on is part of the name, and all other
 * values are placeholders. Named statements are kept for as long as the process and its connections live, so there must be few of them.
 * What a caller can vary in thousands of ways is named only in the ways of our own screens (`pageStatementName`). Besides, each kind of
 * statement, which is the first word of the name, gets at most `MAX_STATEMENTS_OF_A_KIND` names and is unnamed after that, so that unusual
 * requests cannot use up the names of other kinds.
 */
export function prepared<T extends object>({ _: { session } }: Database, name: string, build: (name: string) => T): T {
  const kinds = statements.get(session) ?? (new Map() as StatementsByName);
  statements.set(session, kinds);
  const [kind = UNNAMED] = name.split(' ', 1);
  const known = kinds.get(kind) ?? new Map<string, unknown>();
  kinds.set(kind, known);
  const kept = known.get(name);
  if (kept) return kept as T;
  const isKept = name !== UNNAMED && known.size < MAX_STATEMENTS_OF_A_KIND;
  const statement = withRowMapper(build(isKept ? shortNameOf(name) : UNNAMED));
  if (isKept) known.set(name, statement);
  return statement;
}

/** PostgreSQL cuts names off after 63 characters, so that two names with the same beginning would be one. Batches add two characters. */
const MAX_NAME_LENGTH = 60;

const shortNameOf = (name: string): string =>
  name.length <= MAX_NAME_LENGTH ? name : hash('sha256', name).slice(0, MAX_NAME_LENGTH);

/** Internals of a Drizzle statement. If a version of Drizzle keeps them differently, its own mapping is left as it is. */
interface Internals {
  fields?: readonly RowField[];
  /** False for a table whose columns may all be missing after an outer join: Drizzle then makes the whole object null. */
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: unknown;
}

function withRowMapper<T extends object>(statement: T): T {
  const { fields, joinsNotNullableMap = {}, customResultMapper }: Internals = statement;
  if (!fields || customResultMapper || Object.values(joinsNotNullableMap).includes(false)) return statement;
  const mapper = rowMapperOf(fields);
  return mapper ? Object.assign(statement, { customResultMapper: mapper }) : statement;
}
