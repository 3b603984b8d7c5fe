import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** What is shown is of an earlier question; the answer to this one is on its way. */
  isStale?: boolean;
  children: ReactNode;
}

/** Cards of equal height: one column on a phone, two on a tablet, three beyond. */
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
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        opacity: isStale ? 0.55 : 1,
        transition: 'opacity 150ms',
      }}
    >
      {children}
    </Box>
  );
}
