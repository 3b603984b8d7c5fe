interface Change {
  /** A waiting change is replaced by a later one with the same key; null for one that adds to those before it. */
  key: string | null;
  send: () => Promise<unknown>;
  answer: Promise<unknown>;
}

let last: Promise<unknown> = Promise.resolve();
/** The newest change, for as long as it waits. */
let waiting: Change | null = null;

/**
 * Sends the changes of the cart one after another: if one overtook another, the server would keep the older one. A change that still
 * waits is replaced by the next one with its key, and both callers get the answer to that.
 */
export function enqueueChange<Answer>(key: string | null, send: () => Promise<Answer>): Promise<Answer> {
  if (key !== null && waiting?.key === key) {
    waiting.send = send;
    return waiting.answer as Promise<Answer>;
  }
  const change: Change = { key, send, answer: last.then(() => startChange(change)) };
  waiting = change;
  last = change.answer.catch(() => undefined);
  return change.answer as Promise<Answer>;
}

function startChange(change: Change): Promise<unknown> {
  if (waiting === change) waiting = null;
  return change.send();
}
