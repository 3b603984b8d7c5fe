import { useSyncExternalStore } from 'react';

import { makeEmitter } from '@/shared/state';

import { isForeign } from './foreignAnswers';

/** Where the last answer of the service worker came from: the server, or its cache because the server could not be reached. */
export type AnswerSource = 'fresh' | 'kept';

const RETRY_DELAY_MS = 5_000;
/** Browsers say that they are offline a little before the first request fails. */
const SECOND_LOOK_DELAY_MS = 1_000;
/** A server that takes longer for next to nothing is out of reach. */
const TIMEOUT_MS = 10_000;

let isLost = false;
let nextCheck: number | undefined;

const { subscribe, notify } = makeEmitter();

/** Whether our server is out of reach, as far as anybody has noticed. */
export const useIsConnectionLost = () => useSyncExternalStore(subscribe, () => isLost);

/** The browser knows of its network and not of our server: its events are a reason to check, the worker's messages are certain. */
export function watchConnection() {
  window.addEventListener('offline', () => void checkConnection());
  window.addEventListener('online', () => void checkConnection());
  navigator.serviceWorker.onmessage = ({ data }: MessageEvent<AnswerSource>) => setLost(data === 'kept');
  // What the worker posted while this page was loading is lost.
  void checkConnection();
}

/** Asks our server, notifies the listeners, and returns whether it was reached. */
export async function checkConnection(): Promise<boolean> {
  const address = new URL('/health/live', window.location.origin);
  const controller = new AbortController();
  window.setTimeout(() => controller.abort(), TIMEOUT_MS);
  const isReached = await fetch(address, { cache: 'no-store', signal: controller.signal })
    // To its end, or the browser holds the connection open.
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
  // What was read from copies is asked for again: the queries on the screen wait for this event.
  if (!isLost) window.dispatchEvent(new Event('online'));
}
