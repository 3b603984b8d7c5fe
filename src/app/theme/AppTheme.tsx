import '@fontsource-variable/readex-pro';
import './fallbackFont.css';
import './fields.css';
import './forcedColors.css';
import './page.css';

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';

import { useLanguage } from '@/shared/i18n';
import { styleCacheOf } from '@/shared/lib/mirrored-styles';

import { makeTheme } from './theme';

interface AppThemeProps {
  /** A cache that collects the styles, for the server; in a browser they are inserted into the page. */
  styles?: EmotionCache;
  children: ReactNode;
}

/** Provides colours, typography and direction. MUI's styles are mirrored for Arabic; our own use logical properties. */
export function AppTheme({ styles, children }: AppThemeProps) {
  const { direction } = useLanguage();
  const cache = styles ?? styleCacheOf(direction);
  const theme = useMemo(() => makeTheme(direction), [direction]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
