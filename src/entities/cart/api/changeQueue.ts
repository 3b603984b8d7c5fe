interface Change {
  /** Changes with the same key replace each other while they wait; null for a change that adds to the ones before. */
  key: string | null;
  send: () => Promise<unknown>;
  answer: Promise<unknown>;
}

let last: Promise<unknown> = Promise.resolve();
/** The newest change, until it is sent. */
let waiting: Change | null = null;

/**
 * Sends the changes of the cart one after another, because if one overtook another, the server would keep the older one. A waiting change
 * is replaced by the next one with the same key, and both callers get the same answer.
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
