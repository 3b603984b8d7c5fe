import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

import { BackToPharmacies } from './BackToPharmacies';

interface PharmacyProblemProps {
  /** Only if it is certain that there is no such pharmacy. */
  title?: string;
  message: string;
  error?: unknown;
  onRetry?: () => unknown;
}

export function PharmacyProblem({ title, message, error, onRetry }: PharmacyProblemProps) {
  const { t } = useTranslation(['pharmacy', 'pharmacies']);
  return (
    <Stack spacing={2}>
      <PageTitle title={title ?? t('pharmacies:title')} />
      <PageError isHeading message={message} error={error} onRetry={onRetry} />
      <div>
        <BackToPharmacies />
      </div>
    </Stack>
  );
}
