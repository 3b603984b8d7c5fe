import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { Money } from '@/shared/ui/money';

interface AmountRowProps {
  label: string;
  amount: number;
  /** Says "Free" where there is nothing to pay. */
  isFreeAtZero?: boolean;
  isTotal?: boolean;
  note?: string | undefined;
}

/** One line of a bill, for a `dl`. */
export function AmountRow({ label, amount, isFreeAtZero = false, isTotal = false, note }: AmountRowProps) {
  const { t } = useTranslation();
  const variant = isTotal ? 'h6' : 'body2';

  return (
    <div>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography component="dt" variant={variant} color={isTotal ? 'textPrimary' : 'textSecondary'}>
          {label}
        </Typography>
        <Typography component="dd" variant={variant} sx={{ m: 0 }}>
          {isFreeAtZero && amount === 0 ? t('free') : <Money amount={amount} />}
        </Typography>
      </Stack>
      {note && (
        <Box component="dd" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </div>
  );
}
