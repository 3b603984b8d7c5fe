import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { OrderItem } from '@contract/wire/order';
import { PLACEHOLDER, ROUTES, routeTo } from '@/shared/config';
import { MedicineName } from '@/shared/ui/medicine-name';
import { Money } from '@/shared/ui/money';
import { Picture } from '@/shared/ui/picture';
import { PlainList } from '@/shared/ui/plain-list';
import { PrescriptionTag } from '@/shared/ui/prescription-tag';

interface OrderItemsProps {
  items: readonly OrderItem[];
  /** Whether names are links to the medications as they are sold today. */
  isLinked?: boolean;
  /** A reason not to hand out an item, shown in red below it. */
  warningOf?: (item: OrderItem) => string | null;
}

/** The items of an order, with the names, pictures and prices at the time of ordering. */
export function OrderItems({ items, isLinked = false, warningOf }: OrderItemsProps) {
  const { t } = useTranslation('orders');

  return (
    <PlainList spacing={2}>
      {items.map((item) => (
        <Stack component="li" key={item.id} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Picture
            src={item.medication.image}
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
                <ItemName medication={item.medication} isLinked={isLinked} />
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('quantity', { quantity: item.quantity })} · <Money amount={item.price} /> {t('each')}
              </Typography>
              {item.medication.prescription_required && <PrescriptionTag />}
              <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
                {warningOf?.(item)}
              </Typography>
            </Box>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              <Money amount={item.total_price} />
            </Typography>
          </Stack>
        </Stack>
      ))}
    </PlainList>
  );
}

function ItemName({ medication, isLinked }: Pick<OrderItem, 'medication'> & { isLinked: boolean }) {
  const name = <MedicineName medicine={medication} />;
  if (!isLinked) return name;
  return (
    <Link component={RouterLink} to={routeTo(ROUTES.medication, medication.id)} color="inherit">
      {name}
    </Link>
  );
}
