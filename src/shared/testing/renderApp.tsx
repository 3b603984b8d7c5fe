import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, type Direction, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type Location, RouterProvider } from 'react-router-dom';

import type { Language } from '@contract/language';
import { Toaster } from '@/shared/lib/toast';
import { makeStore, type RootState } from '@/shared/state';

/** A theme without the brand's colours, which belong to the app layer, and without transitions. */
const makeTheme = (direction: Direction) =>
  createTheme({ cssVariables: true, direction, motion: { reducedMotion: 'always' } });

const THEMES = {
  en: makeTheme('ltr'),
  ar: makeTheme('rtl'),
} satisfies Record<Language, unknown>;

/**
 * jsdom checks every style rule against every element that is looked at, which is slow: a container outside of the document keeps it
 * without rules.
 */
const OUT_OF_SIGHT = createCache({ key: 'test', container: document.createElement('div') });
OUT_OF_SIGHT.insert = (_selector, { name }) => {
  OUT_OF_SIGHT.inserted[name] = true;
};

/**
 * Without styles there is no `pointer-events` to check, which saves a walk over all ancestors for each click. Clicks come without
 * hovering, as on a touch screen; a test that needs it hovers itself.
 */
const QUICKLY = { delay: null, skipHover: true, pointerEventsCheck: PointerEventsCheckLevel.Never };

interface Options {
  /** A string, or a location for a page that reads the state of its history entry. */
  url?: string | Partial<Location>;
  /** The page visited before: one step back in the history. */
  before?: string | undefined;
  path?: string;
  session?: RootState['session'];
  language?: Language;
}

/** Renders with the real store, router, texts and snackbars; only the network is replaced (see `server`). */
export function renderApp(
  element: ReactElement,
  { url = '/', before, path = '*', session, language = 'en' }: Options = {},
) {
  if (i18next.language !== language) void i18next.changeLanguage(language);
  const store = makeStore(session && { session });
  // Any other address shows an empty page: what is there is not the subject of the test.
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { initialEntries: before === undefined ? [url] : [before, url] },
  );

  render(
    <Provider store={store}>
      <CacheProvider value={OUT_OF_SIGHT}>
        <ThemeProvider theme={THEMES[language]}>
          <Toaster>
            <RouterProvider router={router} />
          </Toaster>
        </ThemeProvider>
      </CacheProvider>
    </Provider>,
  );

  return { user: userEvent.setup(QUICKLY), router, store };
}
