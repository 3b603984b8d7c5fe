import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface PanelLinkProps {
  to: string;
  /** Says more than the text where several links of the page read alike. */
  label?: string;
  children: string;
}

/** From the few rows of a panel to all of them; its text ends where the panel's rows end. */
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
