import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { useCloseOnBack } from '@/shared/lib/back';
import { HIDDEN } from '@/shared/ui/hidden-text';

import { useGetUnseenNotificationsQuery } from '../api/notificationApi';
import { NotificationList } from './NotificationList';

const EVERY_MINUTE_MS = 60_000;
const LIST_ID = 'notifications';

/** Shows the number of new notifications, polled once a minute while the window has the focus. Uses the texts of `staff`. */
export function NotificationBell() {
  const { t } = useTranslation('staff');
  const { direction } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useGetUnseenNotificationsQuery(undefined, {
    pollingInterval: EVERY_MINUTE_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const unseen = data?.unseen ?? 0;
  const hasRisen = useHasRisen(data?.unseen);
  const close = () => setAnchor(null);
  useCloseOnBack(close, anchor !== null);
  // MUI positions popovers by physical sides.
  const end = direction === 'rtl' ? 'left' : 'right';

  return (
    <>
      <IconButton
        color="inherit"
        aria-label={unseen > 0 ? t('bell.labelNew', { count: unseen }) : t('bell.label')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unseen} max={99} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Box role="status" sx={HIDDEN}>
        {hasRisen && t('bell.labelNew', { count: unseen })}
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        // Above toasts, which a phone shows in the same place.
        sx={{ zIndex: 'tooltip' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': LIST_ID, sx: PAPER },
        }}
      >
        <NotificationList titleId={LIST_ID} onLeave={close} />
      </Popover>
    </>
  );
}

/** Whether the number has risen. The first number does not count, since it is no news. */
function useHasRisen(count: number | undefined): boolean {
  const [last, setLast] = useState(count);
  const [hasRisen, setHasRisen] = useState(false);
  if (count !== last) {
    setLast(count);
    setHasRisen(last !== undefined && count !== undefined && count > last);
  }
  return hasRisen;
}

/** The popover is positioned before the list is loaded. The maximum height keeps it below the header when it grows. */
const PAPER = { width: 380, maxWidth: 'calc(100vw - 32px)', maxHeight: 'calc(var(--window-height) - 80px)' };
