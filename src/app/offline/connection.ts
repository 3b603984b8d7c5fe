/** What the service worker has just answered from: the server, or a kept copy because the server was out of reach. */
export type LineNews = 'fresh' | 'kept';

const PAUSE_MS = 5_000;
/** A server that takes longer for next to nothing is out of reach. */
const TIMEOUT_MS = 10_000;

let isCut = false;
let nextLook: number | undefined;
const listeners = new Set<() => void>();

export const isConnectionLost = () => isCut;

export function onConnectionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The browser knows of cables and not of our server: its word is a reason to look, the worker's word is news. */
export function watchConnection() {
  window.addEventListener('offline', () => void look());
  window.addEventListener('online', () => void look());
  navigator.serviceWorker.onmessage = ({ data }: MessageEvent<LineNews>) => note(data === 'kept');
  // What the worker said while this page came was heard by nobody.
  void look();
}

/** Asks our server, lets everybody know how it went, and says whether it was reached. */
export async function look(): Promise<boolean> {
  const address = new URL('/health/live', window.location.origin);
  const isReached = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    // To its end, or the browser holds the connection open.
    .then((answer) => answer.text())
    .then(
      () => true,
      () => false,
    );
  note(!isReached);
  return isReached;
}

function note(isCutNow: boolean) {
  window.clearTimeout(nextLook);
  if (isCutNow) nextLook = window.setTimeout(() => void look(), PAUSE_MS);
  if (isCutNow === isCut) return;
  isCut = isCutNow;
  for (const listener of listeners) listener();
  // What was read from copies is asked for again: the queries on the screen wait for this event.
  if (!isCut) window.dispatchEvent(new Event('online'));
}
