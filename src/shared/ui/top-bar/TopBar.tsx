import AppBar from '@mui/material/AppBar';
import type { ReactNode } from 'react';

/** The sticky bar on top of every layout. */
export const TopBar = ({ children }: { children: ReactNode }) => (
  <AppBar
    position="sticky"
    color="inherit"
    elevation={0}
    sx={{ borderBlockEnd: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
  >
    {children}
  </AppBar>
);
