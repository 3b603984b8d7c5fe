import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardGridProps {
  /** Whether these are the results of the previous query, while those of the current one are loading. */
  isStale?: boolean;
  children: ReactNode;
}

/** Cards of equal height: at most three in a row, and none narrower than its texts need. */
export function CardGrid({ isStale = false, children }: CardGridProps) {
  return (
    <Box
      component="ul"
      // Safari does not treat a list without bullets as a list.
      role="list"
      aria-busy={isStale}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(13.75rem, (100% - 32px) / 3)), 1fr))',
        opacity: isStale ? 0.55 : 1,
        transition: 'opacity 150ms',
      }}
    >
      {children}
    </Box>
  );
}
