import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/shared/lib/format';
import { HiddenText } from '@/shared/ui/hidden-text';

import type { Refusal } from '../model/usePlaceOrder';

interface TotalAnnouncementProps {
  total: number;
  refusal: Refusal | null;
}

/** Announces the new total to screen readers when a choice or a promo code has changed it, unless a refusal already says it. */
export function TotalAnnouncement({ total, refusal }: TotalAnnouncementProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const [said, setSaid] = useState({ total, isNews: false });

  const { isSubmitting } = useFormikContext();
  const before = refusal?.totalBefore ?? null;
  const isTold = before !== null && before !== total;

  // A new total may come with the refusal, a moment before it is known what that says.
  if (said.total !== total && !isSubmitting) setSaid({ total, isNews: !isTold });
  return (
    <Box role="status">
      <HiddenText>{said.isNews && t('totalNow', { total: money(total) })}</HiddenText>
    </Box>
  );
}
