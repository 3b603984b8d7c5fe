/** The code of a system, PostgreSQL or Fastify error: ENOENT, EADDRINUSE, 28P01 … */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : undefined;

export const messageOf = (error: unknown): string => {
  if (typeof error !== 'object' || !error) return String(error);
  // What Node says when every address of a host refuses: the reasons are inside.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.map(messageOf).join('; ');
  return 'message' in error ? String(error.message) : JSON.stringify(error);
};

/** A `catch` handler that answers `value` for the expected codes and throws every other error on. */
export const whenCode =
  <T>(codes: string[], value: T) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error) ?? '')) return value;
    throw error;
  };
