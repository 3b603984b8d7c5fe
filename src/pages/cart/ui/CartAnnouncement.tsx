import { useTranslation } from 'react-i18next';

import type { Cart } from '@contract/wire/cart';
import { useFormat } from '@/shared/lib/format';
import { HiddenText } from '@/shared/ui/hidden-text';

interface CartAnnouncementProps {
  cart: Cart;
  isRecomputing: boolean;
}

/** Announces the quantity and the total to screen readers after each change of the cart. */
export function CartAnnouncement({ cart, isRecomputing }: CartAnnouncementProps) {
  const { t } = useTranslation(['cart', 'common']);
  const { money } = useFormat();
  const content = t('common:nav.cartWithCount', { count: cart.total_quantity });

  return <HiddenText>{!isRecomputing && t('now', { content, total: money(cart.amounts.total) })}</HiddenText>;
}
