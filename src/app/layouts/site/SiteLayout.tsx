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
  // How wide such a page may be: a scrollbar takes its part of the window.
  containerType: 'inline-size',
};
