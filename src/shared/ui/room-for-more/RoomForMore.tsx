import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { LIMITS } from '@contract/limits';
import { message } from '@contract/messages';
import { useMessages } from '@/shared/i18n';

const KEPT = {
  addresses: { max: LIMITS.addresses, full: 'tooManyAddresses' },
  cards: { max: LIMITS.paymentMethods, full: 'tooManyCards' },
} as const;

interface RoomForMoreProps {
  of: keyof typeof KEPT;
  /** How many are kept; unknown while they load. */
  count: number | undefined;
  children: ReactNode;
}

/** What adds one more or, where as many are kept as may be, why there is none: nobody types for nothing. */
export function RoomForMore({ of, count = 0, children }: RoomForMoreProps) {
  const messageOf = useMessages();
  const { max, full } = KEPT[of];
  return count < max ? children : <Typography color="textSecondary">{messageOf(message(full, { max }))}</Typography>;
}
