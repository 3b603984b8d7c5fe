import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ColorsSwitch } from '@/features/switch-colors';
import { LanguageSwitch } from '@/features/switch-language';
import { ROUTES } from '@/shared/config';
import { BrandMark } from '@/shared/ui/brand-mark';
import { SkipLink } from '@/shared/ui/skip-link';
import { TopBar } from '@/shared/ui/top-bar';

import { MainContent } from '../MainContent';
import { CartLink } from '../site/CartLink';
import { CustomerFooter } from './CustomerFooter';
import { CustomerMenu } from './CustomerMenu';

/** Hides the colour switch on a narrow phone, whose header has no room for it. The menu of the shop has one as well. */
const AWAY_ON_A_PHONE = { '@media (max-width:399.95px)': { display: 'none' } };

/** The layout of the customer's own pages: a header that leads back to the shop, without the shop's navigation. */
export function CustomerLayout() {
  const { t } = useTranslation(['customer', 'common']);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'var(--window-height)' }}>
      <SkipLink />
      <TopBar>
        <Container maxWidth="lg">
          <Stack
            direction="row"
            useFlexGap
            spacing={{ xs: 0, sm: 1 }}
            sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 68 }}
          >
            <BrandMark />
            <Box sx={{ flexGrow: 1 }} />
            <Button
              component={Link}
              to={ROUTES.medications}
              variant="outlined"
              sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
            >
              {t('customer:continueShopping')}
            </Button>
            <LanguageSwitch />
            <Box sx={AWAY_ON_A_PHONE}>
              <ColorsSwitch />
            </Box>
            <CartLink />
            <CustomerMenu />
          </Stack>
        </Container>
      </TopBar>
      <MainContent />
      <CustomerFooter />
    </Box>
  );
}
