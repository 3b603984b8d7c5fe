import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { CartLine } from '@contract/wire/cart';
import { LineProblem, useFreeDeliveryHint } from '@/entities/cart';
import { useLanguage } from '@/shared/i18n';
import { AmountRow, Bill } from '@/shared/ui/bill';
import { MedicineName } from '@/shared/ui/medicine-name';
import { Money } from '@/shared/ui/money';
import { PrescriptionTag } from '@/shared/ui/prescription-tag';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import type { PlannedPart } from '../model/plan';

interface PartSummaryProps {
  part: PlannedPart;
  lines: readonly CartLine[];
  /** Set if there are several parts, because each is paid separately, to its courier or at its counter. */
  hasOwnTotal: boolean;
}

/** The part of the purchase that becomes one pharmacy's order: its lines and amounts. */
export function PartSummary({ part, lines, hasOwnTotal }: PartSummaryProps) {
  const { t } = useTranslation(['checkout', 'orders']);
  const { nameOf } = useLanguage();
  const freeDeliveryHint = useFreeDeliveryHint();
  const { pharmacy, fulfilment, amounts } = part;

  return (
    <Stack spacing={1}>
      <Typography variant="subtitle2" component="h3">
        <TextWithLang>{nameOf(pharmacy)}</TextWithLang>
      </Typography>
      {lines.map((line) => (
        <div key={line.medication.id}>
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', typography: 'body2' }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <MedicineName medicine={line.medication} />
              <Typography variant="body2" color="textSecondary">
                {t('quantity', { quantity: line.quantity })}
              </Typography>
              {line.medication.prescription_required && <PrescriptionTag />}
            </Box>
            <Money amount={line.total_price} />
          </Stack>
          <LineProblem line={line} />
        </div>
      ))}
      <Bill>
        {amounts.discount > 0 && <AmountRow label={t('discount')} amount={-amounts.discount} />}
        <AmountRow
          label={t(fulfilment)}
          amount={amounts.shipping}
          isFreeAtZero
          note={freeDeliveryHint(part.untilFree)}
        />
        {hasOwnTotal && (
          <>
            {amounts.tax > 0 && <AmountRow label={t('orders:tax')} amount={amounts.tax} />}
            <AmountRow label={t('partTotal')} amount={amounts.total} />
          </>
        )}
      </Bill>
    </Stack>
  );
}
