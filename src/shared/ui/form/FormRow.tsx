import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** At most two columns, and only one where the letters are too large for that. */
const COLUMNS = 'repeat(auto-fill, minmax(min(100%, max(15rem, 40%)), 1fr))';

/** Fields that belong together: side by side where there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>{children}</Box>
);
