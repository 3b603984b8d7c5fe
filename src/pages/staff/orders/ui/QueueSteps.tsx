import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ARIA_DISABLED } from '@/shared/ui/pager';

import type { Queue } from '../model/useQueue';

interface QueueStepsProps {
  /** The list behind. */
  queue: Queue;
  orderId: number;
  onGo: (orderId: number) => void;
  /** Names the order to the ear, once it is there. */
  children: ReactNode;
}

/** From order to order without going back to the list; nothing where the order does not stand in it. */
export function QueueSteps({ queue, orderId, onGo, children }: QueueStepsProps) {
  const { t } = useTranslation('staff');
  const { ids, before, total } = queue;
  const place = ids.indexOf(orderId);
  if (place === -1 || total === 1) return null;

  const towards = (id: number | undefined) => (id === undefined ? ARIA_DISABLED : { onClick: () => onGo(id) });

  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
        {t('orders.place', { place: before + place + 1, last: total })}
        {children}
      </Typography>
      <IconButton aria-label={t('orders.previous')} {...towards(ids[place - 1])}>
        <KeyboardArrowUpIcon />
      </IconButton>
      <IconButton aria-label={t('orders.next')} {...towards(ids[place + 1])}>
        <KeyboardArrowDownIcon />
      </IconButton>
    </>
  );
}
