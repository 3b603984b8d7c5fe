import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export const useIsPhone = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
