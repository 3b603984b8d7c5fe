import { useTranslation } from 'react-i18next';

import { untilFreeDelivery } from '@contract/freeDelivery';
import { toPiastres } from '@contract/money';
import type { MedicationCard } from '@contract/wire/medication';
import { useFormat } from '@/shared/lib/format';

/**
 * The texts about the cost of delivering one pack, and about the amount from which delivery is free; null if the pharmacy does not
 * deliver.
 */
export function useDeliveryPrice({ price, pharmacy }: Pick<MedicationCard, 'price'> & { pharmacy: Deliverer }) {
  const { t } = useTranslation('medications');
  const { money } = useFormat();
  const { is_delivery_available, delivery_fee, free_delivery_threshold: freeFrom } = pharmacy;

  if (!is_delivery_available) return null;
  if (isDeliveredFree(price, pharmacy)) return { fee: t('freeDelivery'), freeFrom: null };
  return {
    fee: t('deliveryFor', { fee: money(delivery_fee) }),
    freeFrom: freeFrom === null ? null : t('freeFrom', { amount: money(freeFrom) }),
  };
}

type Deliverer = Pick<MedicationCard['pharmacy'], 'is_delivery_available' | 'delivery_fee' | 'free_delivery_threshold'>;

const isDeliveredFree = (price: number, { delivery_fee, free_delivery_threshold }: Deliverer) =>
  untilFreeDelivery(toPiastres(price), {
    deliveryFee: toPiastres(delivery_fee),
    freeDeliveryThreshold: free_delivery_threshold === null ? null : toPiastres(free_delivery_threshold),
  }) === 0;
