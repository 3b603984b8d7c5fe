import { SnackbarProvider } from 'notistack';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';

import { startI18n } from '@/shared/i18n';

import { router } from './routes/router';
import { persistor, store } from './state/persistedStore';
import { AppTheme } from './theme/AppTheme';

const MOST_TOASTS = 20;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startI18n();

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        <Suspense>
          <AppTheme>
            <SnackbarProvider maxSnack={MOST_TOASTS}>
              <RouterProvider router={router} />
            </SnackbarProvider>
          </AppTheme>
        </Suspense>
      </PersistGate>
    </Provider>
  </StrictMode>,
);
