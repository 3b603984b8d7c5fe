import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

import { PICTURE_HEIGHT, PROFILE_COLUMNS } from './profileColumns';

export function PharmacySkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton width={260} sx={{ mb: 6 }} />
      <Box sx={PROFILE_COLUMNS}>
        <div>
          <Skeleton
            variant="rounded"
            sx={{ height: 'auto', aspectRatio: '16 / 9', maxHeight: { md: PICTURE_HEIGHT } }}
          />
          <Skeleton width="60%" sx={{ fontSize: '2rem', mt: 2 }} />
          <Skeleton width="45%" />
        </div>
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Box>
  );
}
