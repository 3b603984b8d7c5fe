/** A connection that takes longer for an answer counts as slow. */
export const TIMEOUT_S = 5;

/**
 * Whether the last answer of the server came late. Then the next request waits longer, because a slow connection would otherwise only ever
 * show cached answers.
 */
let isSlow = false;

export const isConnectionSlow = () => isSlow;

/** `askedAt` is a time of `performance.now()`. */
export function noteAnswerTo(askedAt: number): void {
  isSlow = performance.now() - askedAt > TIMEOUT_S * 1000;
}
