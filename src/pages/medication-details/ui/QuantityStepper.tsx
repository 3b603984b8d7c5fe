import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { QUANTITY } from '@contract/cart';

interface QuantityStepperProps {
  quantity: number;
  most: number;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ quantity, most, onChange }: QuantityStepperProps) {
  const { t } = useTranslation('medications');

  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('quantity')}
      sx={{
        alignItems: 'center',
        alignSelf: 'flex-start',
        minHeight: 48,
        px: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '24px',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        aria-label={t('fewerUnits')}
        disabled={quantity <= QUANTITY.min}
        onClick={() => onChange(quantity - 1)}
      >
        <RemoveIcon />
      </IconButton>
      <Typography aria-live="polite" sx={{ minWidth: 36, textAlign: 'center', fontWeight: 600 }}>
        {quantity}
      </Typography>
      <IconButton aria-label={t('moreUnits')} disabled={quantity >= most} onClick={() => onChange(quantity + 1)}>
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
