import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

export function BackToPharmacies() {
  const { t } = useTranslation('pharmacy');
  return (
    <Link component={RouterLink} to={ROUTES.pharmacies} sx={{ display: 'inline-block', mb: 2 }}>
      {t('goBack')}
    </Link>
  );
}
