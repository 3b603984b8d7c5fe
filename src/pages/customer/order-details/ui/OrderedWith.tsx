import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import type { OrderDetails } from '@contract/wire/order';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { Code } from '@/shared/ui/ltr';
import { TextWithLang } from '@/shared/ui/text-with-lang';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

/** The other orders of the same purchase, which the checkout splits into one order for each pharmacy. */
export function OrderedWith({ orders }: { orders: NonNullable<OrderDetails['ordered_with']> }) {
  const { t } = useTranslation('customer');
  const { nameOf } = useLanguage();
  // The query string has the page of the order history, to which the other orders lead back as well.
  const { search } = useLocation();

  return (
    <Typography color="textSecondary">
      {t('orderedWith')}{' '}
      {orders.map(({ id, order_code, pharmacy }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <Link component={RouterLink} to={routeTo(ROUTES.customerOrder, id) + search} sx={TOUCH_TARGET}>
            <Code>{order_code}</Code>
          </Link>{' '}
          (<TextWithLang>{nameOf(pharmacy)}</TextWithLang>)
        </span>
      ))}
    </Typography>
  );
}
