import { useSyncExternalStore } from 'react';

import { makeEmitter } from '@/shared/state';

import { isForeign } from './foreignAnswers';

/** Where the last answer of the service worker came from: the server, or its cache because the server could not be reached. */
export type AnswerSource = 'fresh' | 'kept';

const RETRY_DELAY_MS = 5_000;
/** Browsers report that they are offline shortly before requests begin to fail. */
const SECOND_LOOK_DELAY_MS = 1_000;
/** The health check is tiny, so a server that takes longer counts as unreachable. */
const TIMEOUT_MS = 10_000;

let isLost = false;
let nextCheck: number | undefined;

const { subscribe, notify } = makeEmitter();

/** Whether our server is unreachable, as far as is known. */
export const useIsConnectionLost = () => useSyncExternalStore(subscribe, () => isLost);

/**
 * The browser's events concern its network and not our server, so they only trigger a check. The messages of the service worker are
 * reliable.
 */
export function watchConnection() {
  window.addEventListener('offline', () => void checkConnection());
  window.addEventListener('online', () => void checkConnection());
  navigator.serviceWorker.onmessage = ({ data }: MessageEvent<AnswerSource>) => setLost(data === 'kept');
  // Messages that the worker posted while this page was loading are lost.
  void checkConnection();
}

/** Checks whether our server can be reached, and notifies the listeners. */
export async function checkConnection(): Promise<boolean> {
  const address = new URL('/health/live', window.location.origin);
  const controller = new AbortController();
  window.setTimeout(() => controller.abort(), TIMEOUT_MS);
  const isReached = await fetch(address, { cache: 'no-store', signal: controller.signal })
    // The body must be read to its end, or the browser keeps the connection open.
    .then((answer) => answer.text().then(() => !isForeign(answer)))
    .catch(() => false);
  setLost(!isReached);
  return isReached;
}

function setLost(isLostNow: boolean) {
  window.clearTimeout(nextCheck);
  const delay = isLostNow ? RETRY_DELAY_MS : SECOND_LOOK_DELAY_MS;
  if (isLostNow || !navigator.onLine) nextCheck = window.setTimeout(() => void checkConnection(), delay);
  if (isLostNow === isLost) return;
  isLost = isLostNow;
  notify();
  // Makes RTK Query refetch what is on the screen, which may come from the cache of the worker.
  if (!isLost) window.dispatchEvent(new Event('online'));
}
