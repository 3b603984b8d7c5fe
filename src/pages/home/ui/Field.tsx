import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldProps {
  height: number;
  /** An input or a select of the platform, and what stands beside it. */
  children: ReactNode;
}

/** The outline of Material's fields around the platform's own control: home needs no more of them than their look. */
export const Field = ({ height, children }: FieldProps) => (
  // An input clips the dots under ي where its line is lower than itself, or its height a percentage: the line alone makes it.
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
  // The arrow lies over the end of a select.
  '& > select': { paddingInlineEnd: 4 },
  '& option': { color: 'text.primary', bgcolor: 'background.paper' },
  '& > svg': { position: 'absolute', color: 'action.active', pointerEvents: 'none' },
};
