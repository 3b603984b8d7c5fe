import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

export function BackToPharmacies() {
  const { t } = useTranslation('pharmacy');
  return (
    <Stack sx={{ alignItems: 'flex-start', mb: 2 }}>
      <Link component={RouterLink} to={ROUTES.pharmacies}>
        {t('goBack')}
      </Link>
    </Stack>
  );
}
