import type { EmotionCache } from '@emotion/cache';
import type { Store } from '@reduxjs/toolkit';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';

import { Toaster } from '@/shared/lib/toast';

import { AppRoutes } from './routes/AppRoutes';
import { RouteErrorBoundary } from './routes/RouteErrorBoundary';
import { ScrollRestoration } from './routes/ScrollRestoration';
import { AppTheme } from './theme/AppTheme';

interface AppProps {
  store: Store;
  Router: ComponentType<{ children: ReactNode }>;
  styles?: EmotionCache;
  /** Called once the first screen can be used. */
  onReady?: () => void;
}

/** The whole application, both in a browser and when the server renders a page. */
export const App = ({ store, Router, styles, onReady }: AppProps) => (
  <Provider store={store}>
    <Suspense>
      <AppTheme styles={styles}>
        <Toaster>
          <Router>
            <ScrollRestoration />
            <RouteErrorBoundary>
              <Suspense>
                <AppRoutes />
                <Ready onReady={onReady} />
              </Suspense>
            </RouteErrorBoundary>
          </Router>
        </Toaster>
      </AppTheme>
    </Suspense>
  </Provider>
);

function Ready({ onReady }: Pick<AppProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
