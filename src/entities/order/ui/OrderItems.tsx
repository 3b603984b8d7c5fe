import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OrderItem } from '@contract/wire/order';
import { PLACEHOLDER } from '@/shared/config';
import { unbroken, useMedicineName } from '@/shared/lib/format';
import { Money } from '@/shared/ui/money';
import { Picture } from '@/shared/ui/picture';
import { PlainList } from '@/shared/ui/plain-list';

/** What was ordered, with the names, pictures and prices of that day. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation('orders');
  const medicineOf = useMedicineName();

  return (
    <PlainList spacing={2}>
      {items.map(({ id, medication, quantity, price, total_price }) => (
        <Stack component="li" key={id} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Picture
            src={medication.image}
            alt=""
            placeholder={PLACEHOLDER.medication}
            width={72}
            height={54}
            style={{ borderRadius: 8, flexShrink: 0 }}
          />
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ flexGrow: 1, minWidth: 0, alignItems: { sm: 'center' }, columnGap: 2, rowGap: 0.25 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {unbroken(medicineOf(medication))}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('quantity', { quantity })} · <Money amount={price} /> {t('each')}
              </Typography>
            </Box>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              <Money amount={total_price} />
            </Typography>
          </Stack>
        </Stack>
      ))}
    </PlainList>
  );
}
