import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { LinkCard } from '@/shared/ui/link-card';

import { CATEGORY_MARK } from './categoryMark';

export function CategoryCardSkeleton() {
  return (
    <LinkCard>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', p: 1 }}>
        <Skeleton variant="rounded" sx={CATEGORY_MARK} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="60%" sx={{ fontSize: '1.25rem' }} />
          <Skeleton width="40%" />
        </Box>
      </Stack>
    </LinkCard>
  );
}
