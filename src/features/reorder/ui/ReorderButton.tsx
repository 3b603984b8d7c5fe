import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { canReorder } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { useReorderMutation } from '@/entities/order';
import { ROUTES } from '@/shared/config';
import { useFailure } from '@/shared/lib/failure';
import { useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

import type { ReorderVisit } from '../model/visit';

/** Puts the items of a delivered order into the cart again, and opens the cart, which says what is missing. */
export function ReorderButton({ order }: { order: Pick<OrderRow, 'id' | 'order_code' | 'status'> }) {
  const { t } = useTranslation('customer');
  const failure = useFailure();
  const toast = useToast();
  const navigate = useNavigate();
  const owner = useAppSelector(selectUser)?.id;
  const [reorder, { isLoading }] = useReorderMutation();
  const isMounted = useIsMounted();

  const fillCart = async () => {
    try {
      const { added_quantity, shortfalls } = await reorder(order.id).unwrap();
      const state: ReorderVisit = { owner, reordered: { code: order.order_code, added_quantity, shortfalls } };
      const goToCart = () => navigate(ROUTES.cart, { state });
      if (isMounted()) {
        await goToCart();
        return;
      }
      const tell = shortfalls.length > 0 ? toast.warning : toast.success;
      const text = shortfalls.length > 0 ? 'reorderedInPart' : 'reordered';
      tell(t(text, { code: order.order_code }), { label: t('viewCart'), onPress: goToCart });
    } catch (error) {
      toast.error(failure(error, t('reorderFailed')));
    }
  };

  if (!canReorder(order.status)) return null;
  return (
    <Button
      variant="contained"
      startIcon={<ReplayIcon />}
      loading={isLoading}
      loadingPosition="start"
      aria-label={t('reorderOf', { code: order.order_code })}
      onClick={() => void fillCart()}
    >
      {t('reorder')}
    </Button>
  );
}
