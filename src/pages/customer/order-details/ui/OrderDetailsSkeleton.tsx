import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

export function OrderDetailsSkeleton() {
  const { t } = useTranslation('customer');
  return (
    <Stack spacing={2} role="status" aria-label={t('loadingOrder')}>
      <Skeleton width={220} height={44} />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={220} />
    </Stack>
  );
}
