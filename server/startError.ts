/** A start that cannot go on, in words for the person who starts the server: printed without a stack, exit status 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code of a system or PostgreSQL error: ENOENT, EADDRINUSE, 28P01 … */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

export const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};

/** For `catch` handlers: answers `value` to the expected failure and lets every other one pass. */
export const whenCode =
  <T>(codes: string[], value: T) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error) ?? '')) return value;
    throw error;
  };
