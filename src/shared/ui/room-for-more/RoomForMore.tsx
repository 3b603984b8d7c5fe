import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { message } from '@contract/messages';
import { useSay } from '@/shared/i18n';

interface RoomForMoreProps {
  /** How many are kept; unknown while they load. */
  count: number | undefined;
  max: number;
  full: 'tooManyAddresses' | 'tooManyCards';
  children: ReactNode;
}

/** What adds one more or, where as many are kept as may be, why there is none: nobody types for nothing. */
export function RoomForMore({ count = 0, max, full, children }: RoomForMoreProps) {
  const say = useSay();
  return count < max ? children : <Typography color="textSecondary">{say(message(full, { max }))}</Typography>;
}
