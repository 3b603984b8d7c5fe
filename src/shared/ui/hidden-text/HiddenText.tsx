import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** There for the ear alone. */
export const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Words that there is no room for, or that a sign says to the eye: they can be heard. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={HIDDEN}>
    {children}
  </Box>
);
