import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { QUANTITY } from '@contract/cart';
import type { MedicationDetails } from '@contract/wire/medication';
import { QuantityStepper } from '@/entities/cart';
import { AddToCartButton } from '@/features/add-to-cart';

export function BuyBox({ medication }: { medication: MedicationDetails }) {
  const { t } = useTranslation('medications');
  const [quantity, setQuantity] = useState<number>(QUANTITY.min);
  const labels = { group: t('quantity'), less: t('fewerUnits'), more: t('moreUnits') };

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, flexWrap: { sm: 'wrap' }, alignItems: { sm: 'flex-start' } }}
    >
      {medication.is_in_stock && !medication.pharmacy.closed_until && (
        <QuantityStepper isLarge line={{ quantity, medication }} labels={labels} onChange={setQuantity} />
      )}
      <Box sx={{ flexGrow: 1, flexBasis: { sm: 200 }, maxWidth: { sm: 320 } }}>
        <AddToCartButton medication={medication} quantity={quantity} />
      </Box>
    </Stack>
  );
}
