import Box from '@mui/material/Box';

import { useFormat } from '@/shared/lib/format';

/** An EGP amount that keeps its own direction inside Arabic text. */
export function Money({ amount }: { amount: number }) {
  const { money } = useFormat();
  return (
    <Box component="bdi" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {money(amount)}
    </Box>
  );
}
