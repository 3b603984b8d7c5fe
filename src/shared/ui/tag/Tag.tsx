import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TagProps {
  color: 'success' | 'grey';
  icon?: ReactNode;
  isSmall?: boolean;
  children: string;
}

const PAINT = { success: '--mui-palette-success-main', grey: '--mui-palette-text-secondary' };

/** A word or two in a pill. MUI's Chip can also be pressed, and needs more code for that. */
export const Tag = ({ color, icon, isSmall = false, children }: TagProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      minHeight: isSmall ? 24 : 32,
      paddingInline: isSmall ? 1.25 : 1.5,
      border: 1,
      borderColor: `rgba(var(${PAINT[color]}Channel) / 0.7)`,
      borderRadius: '16px',
      color: `var(${PAINT[color]})`,
      fontSize: '0.8125rem',
      fontWeight: 500,
      // On one line if it fits.
      flexShrink: 0,
      maxWidth: '100%',
      '& > svg': { fontSize: 18, marginInlineStart: '-4px' },
    }}
  >
    {icon}
    {children}
  </Box>
);
