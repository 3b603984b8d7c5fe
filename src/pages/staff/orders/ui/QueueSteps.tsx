import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ARIA_DISABLED } from '@/shared/ui/aria-disabled';

import type { Queue } from '../model/useQueue';

interface QueueStepsProps {
  /** The orders of the list behind the dialog. */
  queue: Queue;
  orderId: number;
  onGo: (orderId: number) => void;
  /** The code of the order for screen readers, once it is loaded. */
  children: ReactNode;
}

/** Buttons to the previous and the next order of the list. Renders nothing if the order is not in it. */
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
