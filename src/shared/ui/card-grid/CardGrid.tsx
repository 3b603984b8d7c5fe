import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** What is shown is of an earlier question; the answer to this one is on its way. */
  isStale?: boolean;
  children: ReactNode;
}

/** Cards of equal height, at most three in a row, and as few as leave each the width that its words need. */
export function CardGrid({ isStale = false, children }: CardGridProps) {
  return (
    <Box
      component="ul"
      // Safari forgets that it is a list where the bullets are gone.
      role="list"
      aria-busy={isStale}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(240px, (100% - 32px) / 3)), 1fr))',
        opacity: isStale ? 0.55 : 1,
        transition: 'opacity 150ms',
      }}
    >
      {children}
    </Box>
  );
}
