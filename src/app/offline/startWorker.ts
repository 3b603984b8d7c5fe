import { keepForOffline } from './keepForOffline';

/** Starts the service worker when the page has come, and then what belongs to it. Rejects where a browser has no workers, or lets none keep anything. */
export async function startWorker(pageIsReady: Promise<void>) {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done));
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  await keepForOffline(pageIsReady, isFirstVisit ? active : null);
}
