import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { ROUTES, SUPPORT } from '@/shared/config';
import { BrandMark } from '@/shared/ui/brand-mark';
import { Ltr } from '@/shared/ui/ltr';

const COLUMNS = [
  {
    title: 'footer.shop',
    links: [
      { to: ROUTES.medications, label: 'nav.medications' },
      { to: ROUTES.pharmacies, label: 'nav.pharmacies' },
      { to: ROUTES.cart, label: 'nav.cart' },
    ],
  },
  {
    title: 'footer.account',
    links: [
      { to: ROUTES.signIn, label: 'nav.signIn' },
      { to: ROUTES.customer, label: 'nav.dashboard' },
      { to: ROUTES.join, label: 'nav.join' },
    ],
  },
] as const;

export function SiteFooter() {
  const { t } = useTranslation();

  return (
    <Box component="footer" sx={{ mt: 8, bgcolor: 'background.paper', borderBlockStart: 1, borderColor: 'divider' }}>
      <Container maxWidth="lg" sx={{ py: 5 }}>
        <Box
          sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr 1.4fr' } }}
        >
          <Stack spacing={2} sx={{ maxWidth: 340 }}>
            <BrandMark />
            <Typography variant="body2" color="textSecondary">
              {t('footer.about')}
            </Typography>
          </Stack>
          {COLUMNS.map(({ title, links }) => (
            <Stack key={title} spacing={1} sx={{ alignItems: 'flex-start' }}>
              <Typography variant="h6" component="h2">
                {t(title)}
              </Typography>
              {links.map(({ to, label }) => (
                <Link key={to} component={RouterLink} to={to} color="textSecondary" variant="body2" sx={{ py: 0.5 }}>
                  {t(label)}
                </Link>
              ))}
            </Stack>
          ))}
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="h6" component="h2">
              {t('footer.contact')}
            </Typography>
            <Link href={`tel:${SUPPORT.phone}`} color="textSecondary" variant="body2" sx={{ py: 0.5 }}>
              <Ltr>{SUPPORT.phone}</Ltr>
            </Link>
            <Link href={`mailto:${SUPPORT.email}`} color="textSecondary" variant="body2" sx={{ py: 0.5 }}>
              <Ltr>{SUPPORT.email}</Ltr>
            </Link>
          </Stack>
        </Box>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={1}
          sx={{ justifyContent: 'space-between', mt: 4, pt: 3, borderBlockStart: 1, borderColor: 'divider' }}
        >
          <Typography variant="body2" color="textSecondary">
            {t('footer.rights', { year: new Date().getFullYear() })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('footer.advice')}
          </Typography>
        </Stack>
      </Container>
    </Box>
  );
}
