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
  /** Undefined while they are loading. */
  count: number | undefined;
  children: ReactNode;
}

/** Shows the button or form that adds one more or, at the limit, says why nothing can be added before anybody fills in a form. */
export function WithinLimit({ of, count = 0, children }: WithinLimitProps) {
  const messageOf = useMessages();
  const { max, full } = LIMITED[of];
  return count < max ? children : <Typography color="textSecondary">{messageOf(message(full, { max }))}</Typography>;
}
