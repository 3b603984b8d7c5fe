/** The code of an error of the system, PostgreSQL or Fastify: ENOENT, EADDRINUSE, 28P01 … */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : undefined;

export const messageOf = (error: unknown): string => {
  if (typeof error !== 'object' || !error) return String(error);
  // Node throws an AggregateError when every address of a host refuses the connection: the reasons are inside it.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.map(messageOf).join('; ');
  return 'message' in error ? String(error.message) : JSON.stringify(error);
};

/** Returns a `catch` handler that resolves to `value` for the expected codes and rethrows every other error. */
export const whenCode =
  <T>(codes: string[], value: T) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error) ?? '')) return value;
    throw error;
  };
