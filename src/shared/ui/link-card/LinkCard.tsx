import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface LinkCardProps {
  /** On phones the picture is beside the text, so that more cards fit on a screen, or above it where it leaves too little room. */
  isRowOnPhone?: boolean;
  children: ReactNode;
}

/** An item of a CardGrid that looks like MUI's Card, without its code. Its LinkCardTitle makes the whole surface a link. */
export function LinkCard({ isRowOnPhone = false, children }: LinkCardProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: isRowOnPhone ? { xs: 'row', sm: 'column' } : 'column',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
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
