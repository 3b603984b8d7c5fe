import { createRoot } from 'react-dom/client';

import { PAGE_ANSWERS } from '@contract/rendering';

import { watchConnection } from './connection';
import { OfflineNotice } from './OfflineNotice';
import { TAKE_OVER } from './takeOver';

/** Says when the line is gone, and has kept what came before there was a worker to keep it, or without being asked for. */
export async function keepForOffline(pageIsReady: Promise<void>, newWorker: ServiceWorker | null) {
  watchConnection();
  // No box, so that the notice sticks to the window; and what an open dialog hides from screen readers is never a slot.
  const place = document.body.appendChild(document.createElement('slot'));
  createRoot(place).render(<OfflineNotice />);

  const control = inControl();
  newWorker?.postMessage(TAKE_OVER);
  newWorker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: ownResources() } });
  // What the server drew came within the page: the queries on the screen ask once more.
  if (document.getElementById(PAGE_ANSWERS)) {
    await Promise.all([pageIsReady, control]);
    window.dispatchEvent(new Event('online'));
  }
}

const inControl = () =>
  navigator.serviceWorker.controller ??
  new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));

const ownResources = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin));
