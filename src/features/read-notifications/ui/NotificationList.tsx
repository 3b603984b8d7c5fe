import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { PageError } from '@/shared/ui/page-state';
import { NumberedPager } from '@/shared/ui/pager';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

import { useGetNotificationsQuery, useSeeNotificationMutation } from '../api/notificationApi';
import { NotificationRow } from './NotificationRow';

interface NotificationListProps {
  titleId: string;
  onLeave: () => void;
}

export function NotificationList({ titleId, onLeave }: NotificationListProps) {
  const { t } = useTranslation('staff');

  return (
    <Box sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1, gap: 2 }}>
        <Typography id={titleId} variant="h6" component="h2">
          {t('bell.label')}
        </Typography>
        <Link
          component={RouterLink}
          to={`${ROUTES.staffSettings}?tab=notifications`}
          onClick={onLeave}
          variant="body2"
          sx={TOUCH_TARGET}
        >
          {t('bell.settings')}
        </Link>
      </Stack>
      <Notifications onLeave={onLeave} />
    </Box>
  );
}

/** A page of notifications. Opening it marks them all as seen. */
function Notifications({ onLeave }: Pick<NotificationListProps, 'onLeave'>) {
  const { t } = useTranslation('staff');
  const [page, setPage] = useState(1);
  // `data` keeps the last page while the next one is loading, so that the pager stays in place and keeps the focus.
  const {
    data: shown,
    currentData,
    error,
    refetch,
  } = useGetNotificationsQuery({ page }, { refetchOnMountOrArgChange: true });
  const [see] = useSeeNotificationMutation();
  const newest = page === 1 ? currentData?.data.find(({ is_seen }) => !is_seen)?.id : undefined;

  useEffect(() => {
    if (newest !== undefined) void see(newest);
  }, [newest, see]);

  if (error && !currentData) return <PageError error={error} message={t('bell.failed')} onRetry={refetch} />;
  if (!shown) return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      {shown.data.length === 0 ? (
        <Typography color="textSecondary">{t('bell.empty')}</Typography>
      ) : (
        <List disablePadding aria-busy={!currentData} sx={{ mx: -1, opacity: currentData ? 1 : 0.5 }}>
          {shown.data.map((each) => (
            <NotificationRow key={each.id} notification={each} onLeave={onLeave} />
          ))}
        </List>
      )}
      {shown.last_page > 1 && (
        <Stack sx={{ alignItems: 'center', mt: 1 }}>
          <NumberedPager page={page} lastPage={shown.last_page} onPage={setPage} />
        </Stack>
      )}
    </>
  );
}
