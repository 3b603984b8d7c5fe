/** A start that cannot go on, in words for the person who starts the server: printed without a stack, exit status 1. */
export class StartError extends Error {
  override name = 'StartError';
}
