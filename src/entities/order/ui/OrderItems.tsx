import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { OrderItem } from '@contract/wire/order';
import { PLACEHOLDER, ROUTES, routeTo } from '@/shared/config';
import { unbroken, useMedicineName } from '@/shared/lib/format';
import { Money } from '@/shared/ui/money';
import { Picture } from '@/shared/ui/picture';
import { PlainList } from '@/shared/ui/plain-list';

interface OrderItemsProps {
  items: readonly OrderItem[];
  /** Each name leads to its medicine as it is sold today. */
  isLinked?: boolean;
}

/** What was ordered, with the names, pictures and prices of that day. */
export function OrderItems({ items, isLinked = false }: OrderItemsProps) {
  const { t } = useTranslation('orders');

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
                <ItemName medication={medication} isLinked={isLinked} />
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

function ItemName({ medication, isLinked }: Pick<OrderItem, 'medication'> & { isLinked: boolean }) {
  const name = unbroken(useMedicineName()(medication));
  if (!isLinked || medication.id === null) return name;
  return (
    <Link component={RouterLink} to={routeTo(ROUTES.medication, medication.id)} color="inherit">
      {name}
    </Link>
  );
}
