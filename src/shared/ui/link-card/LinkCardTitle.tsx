import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LinkCardTitleProps {
  to: string;
  /** Passed along by the navigation, so that the next page can render at once. */
  state?: unknown;
  heading: 'h2' | 'h3';
  children: ReactNode;
}

/**
 * A link that covers the whole card; its accessible name is only the title. The title is never truncated, since that could cut a number.
 */
export function LinkCardTitle({ to, state, heading, children }: LinkCardTitleProps) {
  return (
    <Typography component={heading} variant="h6" sx={{ lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      <Link
        component={RouterLink}
        to={to}
        state={state}
        color="inherit"
        underline="none"
        sx={{
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: '-3px' },
        }}
      >
        <bdi>{children}</bdi>
      </Link>
    </Typography>
  );
}
