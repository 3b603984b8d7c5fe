import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { QUANTITY } from '@contract/cart';
import type { MedicationDetails } from '@contract/wire/medication';
import { AddToCartButton } from '@/features/add-to-cart';

import { QuantityStepper } from './QuantityStepper';

export function BuyBox({ medication }: { medication: MedicationDetails }) {
  const [quantity, setQuantity] = useState<number>(QUANTITY.min);
  const most = Math.min(QUANTITY.max, medication.available_quantity);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
      {medication.is_in_stock && <QuantityStepper quantity={quantity} most={most} onChange={setQuantity} />}
      <Box sx={{ flexGrow: 1, maxWidth: { sm: 320 } }}>
        <AddToCartButton medication={medication} quantity={quantity} />
      </Box>
    </Stack>
  );
}
