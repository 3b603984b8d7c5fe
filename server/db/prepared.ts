import { hash } from 'node:crypto';

import type { Database } from './database';
import { type RowField, rowMapperOf } from './rowMapper';

type Session = Database['_']['session'];

/** By kind, then by name. */
type StatementsByName = Map<string, Map<string, unknown>>;

const statements = new WeakMap<Session, StatementsByName>();

/** The name of a statement that is asked too seldom to be kept. */
export const UNNAMED = '';

/** More than our screens ask of a kind in a day, and few enough for the memory of PostgreSQL. */
const MAX_STATEMENTS_OF_A_KIND = 100;

/**
 * The prepared statement of this name: built once for the pool, or for the connection of a transaction, and parsed and planned once by
 * PostgreSQL. Statements of one name have one text: what their texts may differ in is a part of the name, and all other values are
 * placeholders. Named statements are kept as long as the process and its connections live, so that there must not be many. What a caller
 * can ask for in thousands of ways is named only as our own screens ask for it (`pageStatementName`). And each kind of statement, the
 * first word of the name, is named in so many ways at most, and goes unnamed in more: odd requests use up no names of another kind.
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

/** PostgreSQL cuts a name off after 63 characters, so that two that begin alike would be one; some are bundled under two characters more. */
const MAX_NAME_LENGTH = 60;

const shortNameOf = (name: string): string =>
  name.length <= MAX_NAME_LENGTH ? name : hash('sha256', name).slice(0, MAX_NAME_LENGTH);

/** What Drizzle keeps of a statement and does not show. Where it should keep it otherwise, its own mapping is left alone. */
interface Internals {
  fields?: readonly RowField[];
  /** False for what an outer join may leave out: Drizzle then turns the whole of it into null. */
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: unknown;
}

function withRowMapper<T extends object>(statement: T): T {
  const { fields, joinsNotNullableMap = {}, customResultMapper }: Internals = statement;
  if (!fields || customResultMapper || Object.values(joinsNotNullableMap).includes(false)) return statement;
  const mapper = rowMapperOf(fields);
  return mapper ? Object.assign(statement, { customResultMapper: mapper }) : statement;
}
