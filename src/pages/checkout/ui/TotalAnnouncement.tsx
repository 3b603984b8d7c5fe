import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/shared/lib/format';
import { HiddenText } from '@/shared/ui/hidden-text';

/** Announces the new total to screen readers when a choice or a promo code has changed it. */
export function TotalAnnouncement({ total }: { total: number }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const [said, setSaid] = useState({ total, isNews: false });

  if (said.total !== total) setSaid({ total, isNews: true });
  return (
    <Box role="status">
      <HiddenText>{said.isNews && t('totalNow', { total: money(total) })}</HiddenText>
    </Box>
  );
}
