import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Visible to screen readers only. */
export const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Text for screen readers, where there is no room for it or an icon says the same. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={HIDDEN}>
    {children}
  </Box>
);
