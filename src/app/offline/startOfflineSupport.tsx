import { createRoot } from 'react-dom/client';

import { ANSWERS_ID } from '@contract/rendering';

import { CLAIM_PAGE } from './claimPage';
import { watchConnection } from './connection';
import { OfflineNotice } from './OfflineNotice';

/** Shows when the connection is lost, and has the worker cache what was loaded before it was there or came within the page. */
export async function startOfflineSupport(pageReady: Promise<void>, newWorker: ServiceWorker | null) {
  watchConnection();
  // No box, so that the notice sticks to the window; and what an open dialog hides from screen readers is never a slot.
  const place = document.body.appendChild(document.createElement('slot'));
  createRoot(place).render(<OfflineNotice />);

  const control = whenControlled();
  newWorker?.postMessage(CLAIM_PAGE);
  newWorker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: ownResources() } });
  // What the server rendered came within the page: the queries on the screen ask once more.
  if (document.getElementById(ANSWERS_ID)) {
    await Promise.all([pageReady, control]);
    window.dispatchEvent(new Event('online'));
  }
}

const whenControlled = () =>
  navigator.serviceWorker.controller ??
  new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));

const ownResources = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin));
