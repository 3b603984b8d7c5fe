import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { CartLine } from '@contract/wire/cart';
import { canBeOrdered, LineProblem, QuantityStepper } from '@/entities/cart';
import { PLACEHOLDER, ROUTES, routeTo } from '@/shared/config';
import { useFormat } from '@/shared/lib/format';
import { MedicineName } from '@/shared/ui/medicine-name';
import { Money } from '@/shared/ui/money';
import { Picture } from '@/shared/ui/picture';
import { PrescriptionTag } from '@/shared/ui/prescription-tag';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

interface LineRowProps {
  line: CartLine;
  /** The accessible name for the controls of the line. */
  name: string;
  isRecomputing: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: (button: HTMLButtonElement) => void;
}

export function LineRow({ line, name, isRecomputing, onQuantity, onRemove }: LineRowProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const { medication, total_price } = line;
  const labels = { group: t('quantityOf', { name }), less: t('less', { name }), more: t('more', { name }) };

  return (
    <Stack component="li" direction="row" spacing={2} sx={{ py: 2, '&:last-child': { pb: 0 } }}>
      <Picture
        src={medication.image}
        alt=""
        placeholder={PLACEHOLDER.medication}
        width={72}
        height={54}
        style={{ borderRadius: 8, flexShrink: 0, alignSelf: 'flex-start' }}
      />
      <Stack spacing={0.5} sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={NAME_AND_PRICE}>
          <Link
            component={RouterLink}
            to={routeTo(ROUTES.medication, medication.id)}
            color="textPrimary"
            sx={{ ...TOUCH_TARGET, overflowWrap: 'anywhere' }}
          >
            <MedicineName medicine={medication} />
          </Link>
          <Typography component="span" sx={{ fontWeight: 700, opacity: isRecomputing ? 0.5 : 1 }}>
            <Money amount={total_price} />
          </Typography>
        </Box>
        {/* With one unit the price per unit says nothing new, but it keeps its place: otherwise the stepper would move away from under
            the finger of somebody who presses it twice. */}
        <Typography variant="body2" color="textSecondary" sx={{ visibility: line.quantity > 1 ? 'visible' : 'hidden' }}>
          {t('each', { price: money(medication.price) })}
        </Typography>
        {medication.prescription_required && (
          <div>
            <PrescriptionTag />
          </div>
        )}
        <LineProblem line={line} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', pt: 1 }}>
          {canBeOrdered(line) ? <QuantityStepper line={line} labels={labels} onChange={onQuantity} /> : <span />}
          <Button
            name="remove"
            size="small"
            color="error"
            aria-label={t('removeOf', { name })}
            onClick={({ currentTarget }) => onRemove(currentTarget)}
            sx={{ marginInlineEnd: -2.5 }}
          >
            {t('remove')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}

/** On a phone there is no room for the name of a medicine beside its price. */
const NAME_AND_PRICE = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { sm: 'baseline' },
  columnGap: 2,
  rowGap: 0.5,
} as const;
