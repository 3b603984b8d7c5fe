import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { PageEmpty } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

export function PharmacyNotFound() {
  const { t } = useTranslation('pharmacy');

  return (
    <PageEmpty isHeading message={t('notFound')} picture="/images/empty-pharmacies.svg">
      <PageTitle title={t('notFound')} />
      <Button component={Link} to={ROUTES.pharmacies} variant="contained">
        {t('goBack')}
      </Button>
    </PageEmpty>
  );
}
