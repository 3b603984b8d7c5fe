import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { PageEmpty } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

export function NotFoundPage() {
  const { t } = useTranslation();

  return (
    <PageEmpty isHeading message={t('notFoundTitle')} picture="/images/not-found.svg">
      <PageTitle title={t('notFoundTitle')} />
      <Typography color="textSecondary">{t('notFoundBody')}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignSelf: 'stretch', justifyContent: 'center', gap: 1.5 }}>
        <Button component={Link} to={ROUTES.home} variant="contained">
          {t('goHome')}
        </Button>
        <Button component={Link} to={ROUTES.medications} variant="outlined">
          {t('nav.medications')}
        </Button>
        <Button component={Link} to={ROUTES.pharmacies} variant="outlined">
          {t('nav.pharmacies')}
        </Button>
      </Stack>
    </PageEmpty>
  );
}
