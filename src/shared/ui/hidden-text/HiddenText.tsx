import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Words that there is no room for, or that a sign says to the eye: they can be heard. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
  >
    {children}
  </Box>
);
