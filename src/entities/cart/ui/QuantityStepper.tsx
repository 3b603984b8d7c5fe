import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { quantityProblem } from '@contract/cart';
import { useMessages } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';

import { nextQuantity, type QuantityLine } from '../model/nextQuantity';

interface QuantityStepperProps {
  line: QuantityLine;
  labels: Record<'group' | 'less' | 'more', string>;
  /** As high as a large button. */
  isLarge?: boolean;
  onChange: (quantity: number) => void;
}

/** Its buttons are never disabled, which would take the focus away. At a limit, a toast gives the reason. */
export function QuantityStepper({ line, labels, isLarge = false, onChange }: QuantityStepperProps) {
  const messageOf = useMessages();
  const toast = useToast();
  const fontSize = isLarge ? 'medium' : 'small';

  const step = (by: 1 | -1) => {
    const quantity = nextQuantity(line, by);
    const problem = quantityProblem(quantity, { available: line.medication.available_quantity });
    if (problem) toast.error(messageOf(problem));
    else onChange(quantity);
  };

  return (
    <Stack direction="row" role="group" aria-label={labels.group} sx={{ ...PILL, ...(isLarge && LARGE) }}>
      <IconButton aria-label={labels.less} onClick={() => step(-1)}>
        <RemoveIcon fontSize={fontSize} />
      </IconButton>
      <Typography
        aria-live="polite"
        sx={{
          minWidth: isLarge ? 36 : 28,
          textAlign: 'center',
          fontWeight: isLarge ? 600 : undefined,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {line.quantity}
      </Typography>
      <IconButton aria-label={labels.more} onClick={() => step(1)}>
        <AddIcon fontSize={fontSize} />
      </IconButton>
    </Stack>
  );
}

const PILL = { alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: '24px' };
const LARGE = { alignSelf: 'flex-start', minHeight: 48, px: 0.5, bgcolor: 'background.paper' };
