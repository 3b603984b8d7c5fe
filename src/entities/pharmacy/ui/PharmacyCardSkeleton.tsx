import Box from '@mui/material/Box';

import { LinkCard } from '@/shared/ui/link-card';

const PLACE = { bgcolor: 'var(--mui-palette-Skeleton-bg)', borderRadius: 1 };

/** Boxes with the class name of MUI's Skeleton, whose code is too large for home. */
export const PharmacyCardSkeleton = () => (
  <LinkCard>
    <Box className="MuiSkeleton-root" sx={{ ...PLACE, aspectRatio: '1200 / 675' }} />
    {['75%', '55%', '40%', '50%'].map((width) => (
      <Box key={width} sx={{ ...PLACE, width, height: 16, mx: 0.5 }} />
    ))}
  </LinkCard>
);
