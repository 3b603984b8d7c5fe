import Box from '@mui/material/Box';

import { SkipLink } from '@/shared/ui/skip-link';

import { MainContent } from '../MainContent';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Header, page, footer. Pages that want the full width break out of the container themselves. */
export function SiteLayout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <SiteHeader />
      <MainContent />
      <SiteFooter />
    </Box>
  );
}
