import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TagProps {
  color: 'secondary' | 'success';
  icon?: ReactNode;
  isSmall?: boolean;
  children: string;
}

/** A word or two in a pill, to read and not to press: Material's chip can be pressed, and weighs accordingly. */
export const Tag = ({ color, icon, isSmall = false, children }: TagProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      height: isSmall ? 24 : 32,
      paddingInline: isSmall ? 1.25 : 1.5,
      border: 1,
      borderColor: `color-mix(in srgb, var(--mui-palette-${color}-main) 70%, transparent)`,
      borderRadius: '16px',
      color: `${color}.main`,
      fontSize: '0.8125rem',
      fontWeight: 500,
      whiteSpace: 'nowrap',
      '& > svg': { fontSize: 18, marginInlineStart: '-4px' },
    }}
  >
    {icon}
    {children}
  </Box>
);
