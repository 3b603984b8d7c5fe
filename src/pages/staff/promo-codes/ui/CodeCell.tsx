import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { PromoCode } from '@contract/wire/promoCode';
import { clampLines } from '@/shared/ui/link-card';

import { UsageCell } from './UsageCell';

/** In a single line, one in both languages would lose the beginning of its second half. The longest are read in the dialog. */
const DESCRIPTION = { ...clampLines(5), whiteSpace: 'normal', lineHeight: 1.3, textAlign: 'match-parent' };

interface CodeCellProps {
  promo: PromoCode;
  /** Where there is no column for how often the code was used. */
  hasUsage: boolean;
}

/** The code, with what the pharmacy wrote about it. */
export const CodeCell = ({ promo, hasUsage }: CodeCellProps) => (
  <Stack sx={{ minWidth: 0, lineHeight: 1.4, paddingBlock: 0.75 }}>
    {/* Whole: many a code differs from another at its end alone. */}
    <Typography
      component="bdi"
      dir="ltr"
      variant="body2"
      sx={{ fontWeight: 600, lineHeight: 1.3, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {promo.code}
    </Typography>
    {promo.description && (
      <Typography component="bdi" variant="caption" color="textSecondary" title={promo.description} sx={DESCRIPTION}>
        {promo.description}
      </Typography>
    )}
    {hasUsage && <UsageCell promo={promo} isInWords />}
  </Stack>
);
