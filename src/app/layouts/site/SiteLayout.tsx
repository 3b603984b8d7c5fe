import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';

import { CONTENT_ID, SkipLink } from '@/shared/ui/skip-link';

import { RouteErrorBoundary } from '../../routes/RouteErrorBoundary';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Header, page, footer. Pages that want the full width break out of the container themselves. */
export function SiteLayout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <SiteHeader />
      <Container
        component="main"
        id={CONTENT_ID}
        maxWidth="lg"
        tabIndex={-1}
        sx={{ flexGrow: 1, py: { xs: 3, md: 4 }, outline: 'none' }}
      >
        <RouteErrorBoundary>
          <Outlet />
        </RouteErrorBoundary>
      </Container>
      <SiteFooter />
    </Box>
  );
}
