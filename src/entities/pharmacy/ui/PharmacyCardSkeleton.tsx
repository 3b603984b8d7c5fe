import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { LinkCard } from '@/shared/ui/link-card';

export function PharmacyCardSkeleton() {
  return (
    <LinkCard>
      <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '1200 / 675' }} />
      <Box sx={{ p: 0.5 }}>
        <Skeleton width="75%" sx={{ fontSize: '1.25rem' }} />
        <Skeleton width="55%" />
        <Skeleton width="40%" />
        <Skeleton width="50%" />
      </Box>
    </LinkCard>
  );
}
