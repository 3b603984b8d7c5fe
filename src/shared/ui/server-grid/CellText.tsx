import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A text that takes a second line where somebody sets its letters further apart (WCAG 1.4.12); the grid's own would be cut off. */
export const CellText = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
    {children}
  </Box>
);
