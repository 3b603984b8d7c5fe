import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

interface LinkCardTitleProps {
  to: string;
  /** Travels along in the navigation, so that the next page can paint at once. */
  state?: unknown;
  heading: 'h2' | 'h3';
  children: string;
}

/** A real link that reaches over the whole card; its name is the title alone, and whole: a cut could go through a number. */
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
