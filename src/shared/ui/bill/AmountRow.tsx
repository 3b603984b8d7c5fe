import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { Money } from '@/shared/ui/money';

interface AmountRowProps {
  label: string;
  amount: number;
  /** Whether zero is shown as "Free". */
  isFreeAtZero?: boolean;
  isTotal?: boolean;
  note?: string | undefined;
}

const LINE_ABOVE = { borderBlockStart: '1px solid', borderColor: 'divider', pt: 1.5 };

/** One line of a Bill. */
export function AmountRow({ label, amount, isFreeAtZero = false, isTotal = false, note }: AmountRowProps) {
  const { t } = useTranslation();
  const variant = isTotal ? 'h6' : 'body2';

  return (
    <Box
      sx={{
        // In large letters the amount has a line of its own.
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        alignItems: 'baseline',
        ...(isTotal && LINE_ABOVE),
      }}
    >
      <Typography
        component="dt"
        variant={variant}
        color={isTotal ? 'textPrimary' : 'textSecondary'}
        sx={{ flex: '1 1 8rem', overflowWrap: 'anywhere' }}
      >
        {label}
      </Typography>
      <Typography component="dd" variant={variant} sx={{ m: 0, marginInlineStart: 'auto' }}>
        {isFreeAtZero && amount === 0 ? t('free') : <Money amount={amount} />}
      </Typography>
      {note && (
        <Box component="dd" sx={{ m: 0, flexBasis: '100%', typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}
