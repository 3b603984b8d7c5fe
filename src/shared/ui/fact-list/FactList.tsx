import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactListProps {
  facts: readonly { term: string; value: ReactNode }[];
}

/** Terms and what they stand for: in two columns, or one above the other on a phone. */
export function FactList({ facts }: FactListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(140px, auto) minmax(0, 1fr)' },
        columnGap: 4,
        rowGap: { xs: 0.25, sm: 2 },
        m: 0,
      }}
    >
      {facts.map(({ term, value }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary" sx={{ lineHeight: 1.6 }}>
            {term}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, mb: { xs: 1.75, sm: 0 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
