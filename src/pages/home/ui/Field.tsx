import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldProps {
  height: number;
  /** A native input or select, and its icon. */
  children: ReactNode;
}

/** Gives a native control the outline of Material's fields, whose code would make the home page heavier. */
export const Field = ({ height, children }: FieldProps) => (
  // The line height alone determines the height: an input clips the dots under ي if its line is lower than itself, or if its height is a
  // percentage.
  <Box sx={{ ...OUTLINE, height, lineHeight: `${height - 2}px` }}>{children}</Box>
);

const OUTLINE = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  minWidth: 0,
  border: 1,
  borderColor: 'rgba(var(--mui-palette-common-onBackgroundChannel) / 0.23)',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' },
  '& > :is(input, select)': {
    appearance: 'none',
    width: '100%',
    minWidth: 0,
    px: 1.75,
    py: 0,
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    color: 'inherit',
    bgcolor: 'transparent',
    font: 'inherit',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: 'text.secondary', opacity: 1, overflow: 'clip visible' },
  },
  // The arrow is drawn over the end of the select.
  '& > select': { paddingInlineEnd: 4 },
  '& option': { color: 'text.primary', bgcolor: 'background.paper' },
  '& > svg': { position: 'absolute', color: 'action.active', pointerEvents: 'none' },
};
