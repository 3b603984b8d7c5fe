import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DescriptionItem {
  label: string;
  /** An item without one is left out. */
  value: ReactNode;
  /** Takes the whole width: for texts of any length, which would be tall and narrow in one of several columns. */
  isWide?: boolean;
}

interface DescriptionListProps {
  items: readonly DescriptionItem[];
  columns?: number;
  /** For a card that stands in a narrow column beside the page where there is room, and otherwise is as wide as the page. */
  isAside?: boolean;
}

/** Labelled values as a description list. Line breaks in a value are kept. */
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
