import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';

import { directionOf, initialLanguage, startI18n } from '@/shared/i18n';
import { Toaster } from '@/shared/lib/toast';

import { AppRoutes, firstScreen } from './routes/AppRoutes';
import { RouteCrash } from './routes/RouteCrash';
import { ScrollKeeper } from './routes/ScrollKeeper';
import { sessionRestored, store } from './state/persistedStore';
import { AppTheme, prepareDirection } from './theme/AppTheme';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const language = initialLanguage();
const { prepare, texts } = firstScreen(window.location.pathname);

await Promise.all([
  startI18n(language, texts),
  prepareDirection(directionOf(language)),
  // A page that did not load says so itself, when it is rendered and tried again.
  prepare().catch(() => undefined),
  sessionRestored,
]);

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <Suspense>
        <AppTheme>
          <Toaster>
            <BrowserRouter>
              <ScrollKeeper />
              <RouteCrash>
                <Suspense>
                  <AppRoutes />
                </Suspense>
              </RouteCrash>
            </BrowserRouter>
          </Toaster>
        </AppTheme>
      </Suspense>
    </Provider>
  </StrictMode>,
);
