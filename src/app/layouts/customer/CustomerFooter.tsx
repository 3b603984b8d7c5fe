import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { dayInCairo } from '@contract/cairoDay';
import { ROUTES } from '@/shared/config';

const LINKS = [
  { to: ROUTES.terms, label: 'nav.terms' },
  { to: ROUTES.privacy, label: 'nav.privacy' },
  { to: ROUTES.contact, label: 'nav.contact' },
] as const;

export function CustomerFooter() {
  const { t } = useTranslation();

  return (
    <Box component="footer" sx={{ displayPrint: 'none', borderBlockStart: '1px solid', borderColor: 'divider', py: 3 }}>
      <Container maxWidth="lg">
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ columnGap: 3, rowGap: 1, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Typography variant="body2" color="textSecondary">
            {t('footer.rights', { year: dayInCairo().slice(0, 4) })}
          </Typography>
          <Stack direction="row" sx={{ columnGap: 3, flexWrap: 'wrap' }}>
            {LINKS.map(({ to, label }) => (
              <Link key={to} component={RouterLink} to={to} color="textSecondary" variant="body2" sx={{ py: 0.5 }}>
                {t(label)}
              </Link>
            ))}
          </Stack>
        </Stack>
      </Container>
    </Box>
  );
}
