import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export const useIsPhone = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

/** No room for a second column. */
export const useIsNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

/** How many columns of a grid are seen at once: three, those of 700 px, or all. */
type GridBreakpoint = 'phone' | 'tablet' | 'desktop';

/** In pixels, the edges of the page among them. */
const TABLET_FROM = 736;

export function useGridBreakpoint(): GridBreakpoint {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLET_FROM));
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  if (isPhone) return 'phone';
  return isNarrow ? 'tablet' : 'desktop';
}
