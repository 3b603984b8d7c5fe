import Box from '@mui/material/Box';

import { SkipLink } from '@/shared/ui/skip-link';

import { MainContent } from '../MainContent';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Header, page, footer. Pages that want the full width break out of the container themselves. */
export function SiteLayout() {
  return (
    <Box sx={LAYOUT}>
      <SkipLink />
      <SiteHeader />
      <MainContent />
      <SiteFooter />
    </Box>
  );
}

const LAYOUT = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'var(--window-height)',
  // Full-width pages measure this container, since the width of the window includes the scrollbar.
  containerType: 'inline-size',
};
