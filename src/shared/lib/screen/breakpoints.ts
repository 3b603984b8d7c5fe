import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export const useIsPhone = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

/** Whether there is no room for a second column. */
export const useIsNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

/** How many columns of a grid have room: three on a phone, those that fit 700 px on a tablet, all of them on a desktop. */
type GridBreakpoint = 'phone' | 'tablet' | 'desktop';

/** 700 px of columns and the padding of the page. */
const TABLET_FROM = 736;

export function useGridBreakpoint(): GridBreakpoint {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLET_FROM));
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  if (isPhone) return 'phone';
  return isNarrow ? 'tablet' : 'desktop';
}
