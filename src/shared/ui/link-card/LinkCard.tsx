import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface LinkCardProps {
  /** On phones the picture stands beside the text, to show more cards at once. */
  isRowOnPhone?: boolean;
  children: ReactNode;
}

/** One item of a CardGrid. Its LinkCardTitle makes the whole surface a single link. */
export function LinkCard({ isRowOnPhone = false, children }: LinkCardProps) {
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: isRowOnPhone ? { xs: 'row', sm: 'column' } : 'column',
        gap: 1.5,
        p: 1.5,
        transition: 'border-color 150ms, box-shadow 150ms',
        '&:hover': { borderColor: 'primary.light', boxShadow: 3 },
      }}
    >
      {children}
    </Card>
  );
}
