import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface QuantityStepperProps {
  name: string;
  quantity: number;
  onStep: (by: 1 | -1) => void;
}

/** Never disabled: at its limits it says why it goes no further. */
export function QuantityStepper({ name, quantity, onStep }: QuantityStepperProps) {
  const { t } = useTranslation('cart');
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('quantityOf', { name })}
      sx={{ alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: 99 }}
    >
      <IconButton aria-label={t('less', { name })} onClick={() => onStep(-1)}>
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography aria-live="polite" sx={{ minWidth: 28, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {quantity}
      </Typography>
      <IconButton aria-label={t('more', { name })} onClick={() => onStep(1)}>
        <AddIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
