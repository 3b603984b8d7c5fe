import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { PageTitle } from '@/shared/ui/page-title';

export function NotFoundPage() {
  const { t } = useTranslation();

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 4, md: 8 } }}>
      <PageTitle title={t('notFoundTitle')} />
      <Box component="img" src="/images/not-found.svg" alt="" width={280} height={210} />
      <Typography variant="h4" component="h1">
        {t('notFoundTitle')}
      </Typography>
      <Typography color="textSecondary">{t('notFoundBody')}</Typography>
      <Button component={Link} to={ROUTES.home} variant="contained">
        {t('goHome')}
      </Button>
    </Stack>
  );
}
