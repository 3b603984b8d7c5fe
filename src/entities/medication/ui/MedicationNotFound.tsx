import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { PageEmpty } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

/** The page for a medication that does not exist, or no longer. Uses the texts of `medications`. */
export function MedicationNotFound({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('medications');
  return (
    <PageEmpty isHeading message={t('notFound')} picture="/images/not-found.svg">
      <PageTitle title={t('notFound')} />
      {children}
      <Button component={Link} to={ROUTES.medications} variant="contained">
        {t('browseAll')}
      </Button>
    </PageEmpty>
  );
}
