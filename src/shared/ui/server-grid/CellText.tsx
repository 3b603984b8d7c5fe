import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A text that wraps to a second line if the reader uses wide letter spacing (WCAG 1.4.12). The grid's own cells would cut it off. */
export const CellText = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
    {children}
  </Box>
);
