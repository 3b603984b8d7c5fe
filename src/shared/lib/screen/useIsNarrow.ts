import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** No room for a second column. */
export const useIsNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
