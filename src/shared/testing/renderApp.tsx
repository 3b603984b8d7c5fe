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

/**
 * The brand's colours belong to the app layer; a test only needs the theme's shape and its direction, and waits for no motion,
 * as whoever asked their device for less.
 */
const makeTheme = (direction: Direction) =>
  createTheme({ cssVariables: true, direction, motion: { reducedMotion: 'always' } });

const THEMES = {
  en: makeTheme('ltr'),
  ar: makeTheme('rtl'),
} satisfies Record<Language, unknown>;

/** jsdom lays nothing out, and asks each rule of a page about each element: no rules are made, and no styles are in the document. */
const OUT_OF_SIGHT = createCache({ key: 'test', container: document.createElement('div') });
OUT_OF_SIGHT.insert = (_selector, { name }) => {
  OUT_OF_SIGHT.inserted[name] = true;
};

/**
 * Without the styles there is no `pointer-events` to find: each click would ask all that lies around its target for it. And
 * it comes as a finger's does, over nothing on its way: what a mouse finds there, a test hovers over.
 */
const QUICKLY = { delay: null, skipHover: true, pointerEventsCheck: PointerEventsCheckLevel.Never };

interface Options {
  /** A location, where the page reads the state of the history. */
  url?: string | Partial<Location>;
  /** Where they were before: one step back in the history. */
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
  // Whoever is led away leaves the page: what is there is not what its test is about.
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
