/** A line that takes longer for an answer is slow. */
export const TIMEOUT_S = 5;

/** Whether the server was late with its last answer: the next one is waited for, or a slow line would bring nothing but copies. */
let isSlow = false;

export const isConnectionSlow = () => isSlow;

/** `askedAt` is by the clock of `performance`. */
export function noteAnswerTo(askedAt: number): void {
  isSlow = performance.now() - askedAt > TIMEOUT_S * 1000;
}
