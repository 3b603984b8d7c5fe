import '@fontsource-variable/readex-pro';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useMemo } from 'react';
import { prefixer } from 'stylis';

import { useLanguage } from '@/shared/i18n';

import { makeTheme } from './theme';

const CACHES = {
  ltr: createCache({ key: 'dw' }),
  rtl: createCache({ key: 'dwr', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Colours, type and direction: MUI's own styles are mirrored for Arabic, ours are logical to begin with. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  const theme = useMemo(() => makeTheme(direction), [direction]);

  return (
    <CacheProvider value={CACHES[direction]}>
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <CssBaseline enableColorScheme />
        <GlobalStyles
          styles={{
            body: { overflowX: 'clip' },
            ':focus-visible': { outline: '3px solid var(--mui-palette-secondary-light)', outlineOffset: 2 },
          }}
        />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
