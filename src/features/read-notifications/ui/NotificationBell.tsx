import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useGetUnseenNotificationsQuery } from '@/entities/notification';

import { NotificationList } from './NotificationList';

const EVERY_MINUTE_MS = 60_000;
const LIST_ID = 'notifications';

/** How many are new, asked once a minute while somebody looks; a press shows them. Speaks the texts of `staff`. */
export function NotificationBell() {
  const { t } = useTranslation('staff');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useGetUnseenNotificationsQuery(undefined, {
    pollingInterval: EVERY_MINUTE_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const unseen = data?.unseen ?? 0;
  const close = () => setAnchor(null);

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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': LIST_ID, sx: PAPER },
        }}
      >
        <NotificationList titleId={LIST_ID} onLeave={close} />
      </Popover>
    </>
  );
}

/** It is placed before the list is there, so that it may grow no higher than what lies below the header. */
const PAPER = { width: 380, maxWidth: 'calc(100vw - 32px)', maxHeight: 'calc(100dvh - 80px)' };
