import { startOfflineSupport } from './startOfflineSupport';

/**
 * Starts the service worker after the page has loaded, and then the offline support. Rejects if the browser has no service workers, or does
 * not allow them to store anything.
 */
export async function startWorker(pageReady: Promise<void>) {
  const { controller, ready } = navigator.serviceWorker;
  if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done));
  const registered = navigator.serviceWorker.register('/service-worker.js');
  // If a worker is already running, `register` waits until the browser has checked for a newer one, which can take long on a slow
  // connection. The offline support does not wait for that.
  const newWorker = controller ? null : await registered.then(() => ready).then(({ active }) => active);
  await Promise.all([registered, startOfflineSupport(pageReady, newWorker)]);
}
