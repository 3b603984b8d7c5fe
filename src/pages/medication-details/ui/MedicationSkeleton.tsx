import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

import { OFFER_COLUMNS } from './offerColumns';

export function MedicationSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton width={260} sx={{ mb: 3 }} />
      <Box sx={OFFER_COLUMNS}>
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
        <div>
          <Skeleton width="70%" sx={{ fontSize: '2rem' }} />
          <Skeleton width="45%" />
          <Skeleton width="30%" sx={{ fontSize: '1.8rem', my: 2 }} />
          <Skeleton variant="rounded" height={180} />
        </div>
      </Box>
    </Box>
  );
}
