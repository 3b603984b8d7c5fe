import { createRoot } from 'react-dom/client';

import { ANSWERS_ID } from '@contract/rendering';

import { CLAIM_PAGE } from './claimPage';
import { watchConnection } from './connection';
import { OfflineNotice } from './OfflineNotice';

/** Shows a notice when the connection is lost, and fills the worker's cache with what this page loaded before the worker controlled it. */
export async function startOfflineSupport(pageReady: Promise<void>, newWorker: ServiceWorker | null) {
  watchConnection();
  // A slot has no box of its own, so that the notice can stick to the window. Nor does MUI hide it from screen readers while a dialog is
  // open, which it does with other siblings.
  const place = document.body.appendChild(document.createElement('slot'));
  createRoot(place).render(<OfflineNotice />);

  const control = whenControlled();
  newWorker?.postMessage(CLAIM_PAGE);
  newWorker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: ownResources() } });
  // The API answers within a rendered page did not pass through the worker, so the queries on the screen are sent once more.
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
