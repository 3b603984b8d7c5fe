import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { PromoCode } from '@contract/wire/promoCode';
import { clampLines } from '@/shared/ui/link-card';
import { useTextLang } from '@/shared/ui/text-with-lang';

import { UsageCell } from './UsageCell';

/**
 * On a single line, a description in both languages would lose the beginning of its second half. The longest are shown in full only in the
 * dialog.
 */
const DESCRIPTION = { ...clampLines(5), whiteSpace: 'normal', lineHeight: 1.3 };

interface CodeCellProps {
  promo: PromoCode;
  /** Set where there is no column for the usage. */
  hasUsage: boolean;
}

/** The code, with what the pharmacy wrote about it. */
export function CodeCell({ promo, hasUsage }: CodeCellProps) {
  const langOf = useTextLang();

  return (
    <Stack sx={{ minWidth: 0, lineHeight: 1.4, paddingBlock: 0.75 }}>
      {/* Never cut off, because many codes differ only at their end. */}
      <Typography
        component="bdi"
        dir="ltr"
        variant="body2"
        sx={{ fontWeight: 600, lineHeight: 1.3, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      >
        {promo.code}
      </Typography>
      {promo.description && (
        <Typography
          component="bdi"
          lang={langOf(promo.description)}
          variant="caption"
          color="textSecondary"
          title={promo.description}
          sx={DESCRIPTION}
        >
          {promo.description}
        </Typography>
      )}
      {hasUsage && <UsageCell promo={promo} isInWords />}
    </Stack>
  );
}
