import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The line above a list, for the number of results and the button that clears the filters. It keeps its height while it is empty. */
export const ListHeader = ({ children }: { children?: ReactNode }) => (
  <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 40, mb: 1 }}>
    {children}
  </Stack>
);
