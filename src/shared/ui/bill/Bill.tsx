import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface BillProps {
  /** The server is computing new amounts; the old ones step back. */
  isRecomputing?: boolean;
  children: ReactNode;
}

/** Amounts under each other, each with its label. */
export const Bill = ({ isRecomputing = false, children }: BillProps) => (
  <Stack component="dl" spacing={1.5} aria-busy={isRecomputing} sx={{ m: 0, opacity: isRecomputing ? 0.5 : 1 }}>
    {children}
  </Stack>
);
