import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { PromoCode } from '@contract/wire/promoCode';
import { ONE_LINE } from '@/shared/ui/one-line';

import { UsageCell } from './UsageCell';

interface CodeCellProps {
  promo: PromoCode;
  /** Where there is no column for how often the code was used. */
  hasUsage: boolean;
}

/** The code, with what the pharmacy wrote about it. */
export const CodeCell = ({ promo, hasUsage }: CodeCellProps) => (
  <Stack sx={{ minWidth: 0, lineHeight: 1.4 }}>
    <Typography component="bdi" dir="ltr" variant="body2" title={promo.code} sx={{ ...ONE_LINE, fontWeight: 600 }}>
      {promo.code}
    </Typography>
    {promo.description && (
      <Typography component="bdi" variant="caption" color="textSecondary" title={promo.description} sx={ONE_LINE}>
        {promo.description}
      </Typography>
    )}
    {hasUsage && <UsageCell promo={promo} isInWords />}
  </Stack>
);
