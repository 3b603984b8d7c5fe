import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

export function CartSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack
      role="status"
      aria-label={t('loading')}
      spacing={3}
      direction={{ xs: 'column', md: 'row' }}
      sx={{ alignItems: 'start' }}
    >
      <Skeleton variant="rounded" height={280} sx={{ width: 1, flexGrow: 1 }} />
      <Skeleton variant="rounded" height={240} sx={{ width: { xs: 1, md: 360 }, flexShrink: 0 }} />
    </Stack>
  );
}
