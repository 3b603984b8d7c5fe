import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The line above a list: how much was found, and what clears the filters. Empty, it keeps its place until that is known. */
export const ListHeader = ({ children }: { children?: ReactNode }) => (
  <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 40, mb: 1 }}>
    {children}
  </Stack>
);
