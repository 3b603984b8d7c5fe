import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface LinkCardProps {
  /** On phones the picture stands beside the text, to show more cards at once. */
  isRowOnPhone?: boolean;
  children: ReactNode;
}

/** One item of a CardGrid, with the look of MUI's card and without its weight. Its LinkCardTitle makes the whole surface a single link. */
export function LinkCard({ isRowOnPhone = false, children }: LinkCardProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: isRowOnPhone ? { xs: 'row', sm: 'column' } : 'column',
        gap: 1.5,
        p: 1.5,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        transition: 'border-color 150ms, box-shadow 150ms',
        '&:hover': { borderColor: 'primary.light', boxShadow: 3 },
      }}
    >
      {children}
    </Box>
  );
}
