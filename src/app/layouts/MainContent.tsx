import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';

import { CONTENT_ID } from '@/shared/ui/skip-link';

import { RouteErrorBoundary } from '../routes/RouteErrorBoundary';

/** The page of the route, between header and footer. */
export const MainContent = () => (
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
);
