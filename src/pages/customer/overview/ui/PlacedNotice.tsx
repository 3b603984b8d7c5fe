import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { Purchase } from '@contract/wire/order';
import { PickupWait, PrescribedMedicines, usePaymentLabel } from '@/entities/order';
import { PickupNote, useGetPharmacyQuery } from '@/entities/pharmacy';
import { ROUTES, routeTo } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useNavigationState } from '@/shared/lib/navigation-state';
import { ToastsAtEnd } from '@/shared/lib/toast';
import { Code } from '@/shared/ui/ltr';
import { Money } from '@/shared/ui/money';
import { PlainList } from '@/shared/ui/plain-list';
import { ResultAlert } from '@/shared/ui/result-alert';
import { TextWithLang } from '@/shared/ui/text-with-lang';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

/** Shown once to a customer who comes from the checkout: for each order, who delivers it or where to pick it up, and how it is paid. */
export function PlacedNotice() {
  const { t } = useTranslation(['customer', 'orders']);
  const { nameOf } = useLanguage();
  const { methodOf } = usePaymentLabel();
  const { placed } = useNavigationState<{ placed: Purchase }>();
  if (!placed) return null;

  return (
    <ResultAlert severity="success" title={t('customer:placedTitle', { count: placed.orders.length })}>
      <ToastsAtEnd />
      <PlainList spacing={1.5}>
        {placed.orders.map((order) => (
          <li key={order.id}>
            <Link
              component={RouterLink}
              to={routeTo(ROUTES.customerOrder, order.id)}
              color="inherit"
              underline="always"
              sx={TOUCH_TARGET}
            >
              <Code>{order.order_code}</Code>
            </Link>{' '}
            <TextWithLang>{nameOf(order.pharmacy)}</TextWithLang>
            <div>
              {t(`orders:fulfilment.${order.fulfilment}`)} · <Money amount={order.total_amount} />
              {order.total_amount > 0 && ` · ${methodOf({ ...order, card: null })}`}
            </div>
            <PickupWait order={order} />
            {order.fulfilment === 'pickup' && <PickupAt pharmacyId={order.pharmacy.id} />}
          </li>
        ))}
      </PlainList>
      <Typography variant="body2" component="div" sx={{ mt: 1 }}>
        <PrescribedMedicines medicines={placed.prescription_for} />
      </Typography>
      {placed.orders.length > 1 && (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
          {t('orders:total')} · <Money amount={placed.total_amount} />
        </Typography>
      )}
    </ResultAlert>
  );
}

function PickupAt({ pharmacyId }: { pharmacyId: number }) {
  const { data } = useGetPharmacyQuery(pharmacyId);
  return data && <PickupNote pharmacy={data} />;
}
