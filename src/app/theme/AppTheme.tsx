import '@fontsource-variable/readex-pro';
import './fallbackFont.css';
import './forcedColors.css';

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
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
        <GlobalStyles
          styles={{
            // Names may be a hundred letters without a space.
            body: { overflowX: 'clip', overflowWrap: 'break-word' },
            ':focus-visible': { outline: '3px solid var(--mui-palette-secondary-main)', outlineOffset: 2 },
          }}
        />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
