import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { dayInCairo } from '@contract/cairoDay';
import { useOwnDashboard } from '@/entities/user';
import { ROUTES, SITE_LINKS, SUPPORT_PHONES, supportEmail } from '@/shared/config';
import { BrandMark } from '@/shared/ui/brand-mark';
import { Ltr } from '@/shared/ui/ltr';

export function SiteFooter() {
  const { t } = useTranslation();
  const columns = useFooterLinks();

  return (
    <Box
      component="footer"
      sx={{ mt: 8, bgcolor: 'background.paper', borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      <Container maxWidth="lg" sx={{ py: 5 }}>
        <Box
          sx={{
            display: 'grid',
            columnGap: { xs: 1.5, sm: 4 },
            rowGap: 4,
            // The support address is the longest word. There are two columns on a phone, and one if the page is enlarged.
            gridTemplateColumns: {
              xs: 'repeat(auto-fit, minmax(max(6rem, 33.4%), auto))',
              sm: 'repeat(3, 1fr) fit-content(40%)',
              lg: '2fr 1fr 1fr 1fr 1.4fr',
            },
          }}
        >
          {/* `contain` keeps this line, which spans all columns, from making them equally wide. */}
          <Stack spacing={2} sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' }, contain: 'inline-size' }}>
            <BrandMark />
            <Typography variant="body2" color="textSecondary">
              {t('footer.about')}
            </Typography>
          </Stack>
          {columns.map(({ title, links }) => (
            <Stack key={title} spacing={0.5} sx={{ alignItems: 'flex-start' }}>
              <Typography variant="h6" component="h2">
                {t(title)}
              </Typography>
              {links.map(({ to, label }) => (
                <Link key={to} component={RouterLink} to={to} color="textSecondary" variant="body2" sx={{ py: 0.75 }}>
                  {t(label)}
                </Link>
              ))}
            </Stack>
          ))}
          <Stack spacing={0.5} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
            <Typography variant="h6" component="h2">
              {t('footer.contact')}
            </Typography>
            {SUPPORT_PHONES.map((phone) => (
              <Link key={phone} href={`tel:${phone}`} color="textSecondary" variant="body2" sx={{ py: 0.75 }}>
                <Ltr>{phone}</Ltr>
              </Link>
            ))}
            <Link href={`mailto:${supportEmail()}`} color="textSecondary" variant="body2" sx={{ py: 0.75 }}>
              <Ltr>{supportEmail()}</Ltr>
            </Link>
          </Stack>
        </Box>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={1}
          sx={{ justifyContent: 'space-between', mt: 4, pt: 3, borderBlockStart: '1px solid', borderColor: 'divider' }}
        >
          {/* The clock of the device may be in another year than that of the server which rendered the page. */}
          <Typography variant="body2" color="textSecondary" suppressHydrationWarning>
            {t('footer.rights', { year: dayInCairo().slice(0, 4) })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('footer.advice')}
          </Typography>
        </Stack>
      </Container>
    </Box>
  );
}

/** People who are signed in get links to their account and to sign out, in place of those to sign in and register. */
function useFooterLinks() {
  const dashboard = useOwnDashboard();
  if (dashboard === null) return SITE_LINKS;
  const own = [
    { to: dashboard, label: 'nav.account' },
    { to: ROUTES.signOut, label: 'nav.signOut' },
  ] as const;
  return SITE_LINKS.map((column) => (column.title === 'footer.account' ? { ...column, links: own } : column));
}
