import { startOfflineSupport } from './startOfflineSupport';

/** Starts the service worker when the page has come, and then what belongs to it. Rejects where a browser has no workers, or lets none keep anything. */
export async function startWorker(pageReady: Promise<void>) {
  const { controller, ready } = navigator.serviceWorker;
  if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done));
  const registered = navigator.serviceWorker.register('/service-worker.js');
  // Where a worker is at work, registering waits for the browser's look at a newer one, as long as the line takes: what belongs to the worker does not.
  const newWorker = controller ? null : await registered.then(() => ready).then(({ active }) => active);
  await Promise.all([registered, startOfflineSupport(pageReady, newWorker)]);
}
