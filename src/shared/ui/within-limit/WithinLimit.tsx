import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { LIMITS } from '@contract/limits';
import { message } from '@contract/messages';
import { useMessages } from '@/shared/i18n';

const LIMITED = {
  addresses: { max: LIMITS.addresses, full: 'tooManyAddresses' },
  cards: { max: LIMITS.paymentMethods, full: 'tooManyCards' },
} as const;

interface WithinLimitProps {
  of: keyof typeof LIMITED;
  /** How many there are; unknown while they load. */
  count: number | undefined;
  children: ReactNode;
}

/** Shows what adds one more, or at the limit says why nothing can be added, so that nobody fills in a form for nothing. */
export function WithinLimit({ of, count = 0, children }: WithinLimitProps) {
  const messageOf = useMessages();
  const { max, full } = LIMITED[of];
  return count < max ? children : <Typography color="textSecondary">{messageOf(message(full, { max }))}</Typography>;
}
