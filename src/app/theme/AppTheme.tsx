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
  /** Where the styles are gathered, for one who writes them down; in a browser they go into the page. */
  styles?: EmotionCache;
  children: ReactNode;
}

/** Colours, type and direction: MUI's own styles are mirrored for Arabic, ours are logical to begin with. */
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
