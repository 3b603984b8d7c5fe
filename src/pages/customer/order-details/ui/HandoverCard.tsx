import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import { isUnderWay } from '@contract/order';
import type { OrderDetails } from '@contract/wire/order';
import { OrderNote, PickupWait, useDeliveryAddress, usePaymentLabel } from '@/entities/order';
import { PharmacyPlace, useGetPharmacyQuery, useWorkingDays } from '@/entities/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { AddressLine } from '@/shared/ui/address-line';
import { DescriptionList } from '@/shared/ui/description-list';
import { Ltr } from '@/shared/ui/ltr';

import { Section } from './Section';

/** Where the order is delivered or picked up, and how it is paid. */
export function HandoverCard({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(['customer', 'orders']);
  const { methodOf, stateOf } = usePaymentLabel();
  const delivery = useDeliveryAddress(order);
  const pickup = usePickup(order);
  const { name, name_ar } = order.pharmacy.governorate;
  // The promised delivery time holds only within a governorate.
  const isNear = [name, name_ar].includes(delivery?.parts.at(-1) ?? '');

  return (
    <Section title={t(delivery ? 'customer:shippingInformation' : 'customer:pickupInformation')}>
      <PickupWait order={order} sx={{ mb: 2 }} />
      <DescriptionList
        isAside
        items={[
          { label: t('customer:recipient'), value: nameShown(delivery?.recipient) },
          {
            label: t('customer:address'),
            value: delivery ? placeShown(delivery.parts) : pickup.address,
          },
          { label: t('customer:delivery'), value: isNear && isUnderWay(order.status) && t('orders:deliveryDays') },
          { label: t('customer:openingHours'), value: pickup.hours },
          {
            label: t(delivery ? 'customer:phone' : 'customer:yourPhone'),
            value: phoneShown(order.phone_number),
          },
          { label: t('customer:paymentMethod'), value: methodOf(order) },
          { label: t('customer:paymentState'), value: stateOf(order) },
          { label: t('customer:notes'), value: order.notes && <OrderNote>{order.notes}</OrderNote> },
        ]}
      />
    </Section>
  );
}

// Each of these is empty if the order was placed by somebody who had the account before.
const nameShown = (name: string | undefined) => name && <bdi>{name}</bdi>;
const placeShown = (parts: string[]) => parts.length > 0 && <AddressLine parts={parts} />;
const phoneShown = (phone: string) => phone && <Ltr>{phone}</Ltr>;

/**
 * Where and when the order can be picked up, by the pharmacy's present details. If it no longer trades, only the name and street in the
 * order are left.
 */
function usePickup({ fulfilment, pharmacy }: OrderDetails) {
  const { nameOf, textOf } = useLanguage();
  const { hours } = useFormat();
  const { data } = useGetPharmacyQuery(fulfilment === 'pickup' ? pharmacy.id : skipToken);
  const workingDays = useWorkingDays(data?.working_days ?? []);
  const parts = [nameOf(pharmacy), textOf(pharmacy.address, pharmacy.address_ar) ?? ''];

  if (!data) return { address: <AddressLine parts={parts} />, hours: null };
  return {
    address: <PharmacyPlace pharmacy={data} begin={parts} />,
    hours: [hours(data.opening_time, data.closing_time), workingDays].filter(Boolean).join('\n'),
  };
}
