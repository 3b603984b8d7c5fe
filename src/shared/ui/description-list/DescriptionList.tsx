import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DescriptionItem {
  label: string;
  /** An item without one is left out. */
  value: ReactNode;
  /** Of a text as long as somebody liked: one column of several would make it a narrow tower. */
  isWide?: boolean;
}

interface DescriptionListProps {
  items: readonly DescriptionItem[];
  columns?: number;
  /** In a column beside the page, where there is one: a card as wide as the page has room for two. */
  isAside?: boolean;
}

/** Labelled values as a description list, in as many columns as there is room for. A value keeps the lines in which it was written. */
export function DescriptionList({ items, columns = 1, isAside = false }: DescriptionListProps) {
  const shown = items.filter(({ value }) => Boolean(value) || value === 0);
  if (shown.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: isAside ? ASIDE : { xs: '1fr', sm: `repeat(${columns}, 1fr)` },
      }}
    >
      {shown.map(({ label, value, isWide }) => (
        <Box key={label} sx={isWide ? { gridColumn: '1 / -1' } : undefined}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const ASIDE = { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: '1fr' };
