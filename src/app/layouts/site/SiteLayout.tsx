import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

const CONTENT_ID = 'content';

/** Header, page, footer. Pages that want the full width break out of the container themselves. */
export function SiteLayout() {
  const { t } = useTranslation();

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Link
        href={`#${CONTENT_ID}`}
        sx={{
          position: 'absolute',
          insetInlineStart: 16,
          insetBlockStart: -80,
          zIndex: 'tooltip',
          p: 1,
          bgcolor: 'background.paper',
          '&:focus': { insetBlockStart: 8 },
        }}
      >
        {t('skipToContent')}
      </Link>
      <SiteHeader />
      <Container
        component="main"
        id={CONTENT_ID}
        maxWidth="lg"
        tabIndex={-1}
        sx={{ flexGrow: 1, py: { xs: 3, md: 4 }, outline: 'none' }}
      >
        <Outlet />
      </Container>
      <SiteFooter />
      <ScrollRestoration />
    </Box>
  );
}
