import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields that belong together: side by side where there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
    {children}
  </Box>
);
