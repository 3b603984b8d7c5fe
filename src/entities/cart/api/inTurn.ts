interface Change {
  /** Names what a later change takes the place of; null for one that adds to what was before it. */
  key: string | null;
  send: () => Promise<unknown>;
  answer: Promise<unknown>;
}

let last: Promise<unknown> = Promise.resolve();
/** The newest change, for as long as it waits. */
let waiting: Change | null = null;

/**
 * Sends one change of the cart after another: of two that overtook each other the server would keep the older one. A change that
 * still waits gives way to the next of its key, and whoever made them is answered what that one gets.
 */
export function inTurn<Answer>(key: string | null, send: () => Promise<Answer>): Promise<Answer> {
  if (key !== null && waiting?.key === key) {
    waiting.send = send;
    return waiting.answer as Promise<Answer>;
  }
  const change: Change = { key, send, answer: last.then(() => start(change)) };
  waiting = change;
  last = change.answer.catch(() => undefined);
  return change.answer as Promise<Answer>;
}

function start(change: Change): Promise<unknown> {
  if (waiting === change) waiting = null;
  return change.send();
}
