/** The server cannot start. The message is for the person who starts it: it is printed without a stack, and the exit status is 1. */
export class StartError extends Error {
  override name = 'StartError';
}
