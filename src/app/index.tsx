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

/** Waits for no top-level await: the runtime of the chunks would carry what every such module needs. */
async function start(root: HTMLElement) {
  const language = initialLanguage();
  const { load, texts } = firstScreen(window.location.pathname);
  // What the server rendered is what a guest sees first, in the language that it was told of; what follows a # it never hears, nor
  // what a link or a reload carries along in the history, nor what was typed before it.
  const isWholeAddress = window.location.hash === '' && !(window.history.state as { usr?: unknown } | null)?.usr;
  const isRendered =
    root.hasChildNodes() && document.documentElement.lang === language && isWholeAddress && !hasDrafts();

  await Promise.all([
    startI18n(language, texts),
    prepareDirection(directionOf(language)),
    // A page that did not load says so itself, when it is rendered and tried again.
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

  // Without a worker the site works as well, as long as there is a line.
  if (process.env.NODE_ENV === 'production') startWorker(pageReady).catch(() => undefined);
}

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`index.html has no #${ROOT_ID}`);

captureInstallPrompt();
tolerateTranslatedTexts();
start(root).catch((error: unknown) => {
  // There may be no texts to say it with, and the controls of a page that the server rendered stay disabled: nothing would answer them.
  document.getElementById(START_FAILURE_ID)?.removeAttribute('hidden');
  throw error;
});
