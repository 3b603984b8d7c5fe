import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { directionOf } from '@contract/language';
import { ROOT_ID, START_FAILURE_ID } from '@contract/rendering';
import { captureInstallPrompt } from '@/features/install-app';
import { initialLanguage, startI18n } from '@/shared/i18n';
import { hasDrafts } from '@/shared/lib/draft';
import { prepareDirection } from '@/shared/lib/mirrored-styles';
import { selectIsSignedIn } from '@/shared/session';

import { App } from './App';
import { startWorker } from './offline/startWorker';
import { hydrateQueries } from './rendering/hydration';
import { firstScreen } from './routes/AppRoutes';
import { sessionRestored, store } from './state/persistedStore';
import { tolerateTranslatedTexts } from './translatedTexts';

/** A function instead of top-level await, which would add code to the runtime of the chunks. */
async function start(root: HTMLElement) {
  const language = initialLanguage();
  const { load, texts } = firstScreen(window.location.pathname);
  // The server rendered the page for a guest, in the language that it knew. It never sees the part of the address after the #, the state
  // that a link or a reload keeps in the history, or earlier drafts: with any of these the page would look different, so it is rendered
  // anew.
  const isWholeAddress = window.location.hash === '' && !(window.history.state as { usr?: unknown } | null)?.usr;
  const isRendered =
    root.hasChildNodes() && document.documentElement.lang === language && isWholeAddress && !hasDrafts();

  await Promise.all([
    startI18n(language, texts),
    prepareDirection(directionOf(language)),
    // If the chunk fails to load, rendering the page tries again, and shows the error.
    load().catch(() => undefined),
    sessionRestored,
  ]);
  hydrateQueries(store);

  const pageReady = new Promise<void>((done) => {
    const onReady = () => {
      root.removeAttribute('disabled');
      done();
    };
    const page = (
      <StrictMode>
        <App store={store} Router={BrowserRouter} onReady={onReady} />
      </StrictMode>
    );
    if (isRendered && !selectIsSignedIn(store.getState())) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });

  // Without a service worker the site works as well, but only with a connection.
  if (process.env.NODE_ENV === 'production') startWorker(pageReady).catch(() => undefined);
}

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`index.html has no #${ROOT_ID}`);

captureInstallPrompt();
tolerateTranslatedTexts();
start(root).catch((error: unknown) => {
  // The texts may not be loaded, so the message is in index.html. The controls that the server rendered stay disabled, since nothing would
  // respond to them.
  document.getElementById(START_FAILURE_ID)?.removeAttribute('hidden');
  throw error;
});
