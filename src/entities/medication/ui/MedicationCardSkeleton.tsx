import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { LinkCard } from '@/shared/ui/link-card';

export function MedicationCardSkeleton() {
  return (
    <LinkCard isRowOnPhone>
      <Skeleton
        variant="rounded"
        sx={{ flexShrink: 0, width: { xs: 104, sm: '100%' }, height: 'auto', aspectRatio: '4 / 3', maxHeight: 240 }}
      />
      <Box sx={{ flex: { xs: '1 1 8.5rem', sm: '1 1 auto' }, p: { sm: 0.5 } }}>
        <Skeleton width="85%" sx={{ fontSize: '1.25rem' }} />
        <Skeleton width="55%" />
        <Skeleton variant="rounded" width={96} height={24} sx={{ my: 1, borderRadius: 12 }} />
        <Skeleton width="65%" />
        <Skeleton width="45%" />
        <Skeleton width="40%" sx={{ fontSize: '1.4rem' }} />
        <Skeleton variant="rounded" height={40} sx={{ mt: 1, borderRadius: 20 }} />
      </Box>
    </LinkCard>
  );
}
