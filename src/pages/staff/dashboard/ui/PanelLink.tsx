import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface PanelLinkProps {
  to: string;
  /** The accessible name, where several links of the page have the same text. */
  label?: string;
  children: string;
}

/** Links from the few rows of a panel to all of them. Its text is aligned with the end of the rows. */
export const PanelLink = ({ to, label, children }: PanelLinkProps) => (
  <Button
    component={Link}
    to={to}
    size="small"
    aria-label={label}
    sx={{ minWidth: 0, paddingInline: 1, marginInlineEnd: -1 }}
  >
    {children}
  </Button>
);
