import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';

import { startI18n } from '@/shared/i18n';
import { Toaster } from '@/shared/lib/toast';

import { AppRoutes, preloadScreen } from './routes/AppRoutes';
import { RouteCrash } from './routes/RouteCrash';
import { ScrollKeeper } from './routes/ScrollKeeper';
import { sessionRestored, store } from './state/persistedStore';
import { AppTheme } from './theme/AppTheme';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

preloadScreen(window.location.pathname);
await Promise.all([startI18n(), sessionRestored]);

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
