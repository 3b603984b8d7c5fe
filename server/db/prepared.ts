import type { Database } from './database';

type Session = Database['_']['session'];

const statements = new WeakMap<Session, Map<string, unknown>>();

/**
 * The prepared statement of this name: built once for the pool, or for the connection of a transaction, and parsed and
 * planned once by PostgreSQL. The name (63 characters at most) tells whatever makes the text differ; values that vary
 * without end belong into placeholders.
 */
export function prepared<T>({ _: { session } }: Database, name: string, build: (name: string) => T): T {
  const known = statements.get(session) ?? new Map<string, unknown>();
  const statement = (known.get(name) ?? build(name)) as T;
  statements.set(session, known.set(name, statement));
  return statement;
}
