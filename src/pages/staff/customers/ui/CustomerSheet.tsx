import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CustomerDetails } from '@contract/wire/customer';
import { useDeliveryAddress } from '@/entities/order';
import { useFormat } from '@/shared/lib/format';
import { AddressLine } from '@/shared/ui/address-line';
import { DescriptionList } from '@/shared/ui/description-list';
import { PhoneLink } from '@/shared/ui/phone-link';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { useFullName } from '../model/useFullName';
import { CustomerAvatar } from './CustomerAvatar';

const TAB = 'customer-history-tab';
const PANEL = 'customer-history';

interface CustomerSheetProps {
  customer: CustomerDetails;
  /** The customer's orders. */
  children: ReactNode;
}

/** Who a customer is, and what they are worth to the pharmacy. */
export function CustomerSheet({ customer, children }: CustomerSheetProps) {
  const { t } = useTranslation('customers');
  const { date, money, number } = useFormat();
  const { fullNameOf } = useFullName();
  const { email, phone, recipient, address, address_ar } = customer;
  const sent = { recipient, delivery_address: address, delivery_address_ar: address_ar };
  const delivery = useDeliveryAddress(sent, fullNameOf(customer));
  const figures = [
    [t('since'), date(customer.join_date)],
    [t('totalOrders'), number(customer.total_orders)],
    [t('totalSpent'), money(customer.total_amount)],
  ];

  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minWidth: 0 }}>
        <CustomerAvatar customer={customer} size={56} />
        <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
          <TextWithLang>{fullNameOf(customer)}</TextWithLang>
        </Typography>
      </Stack>
      <DescriptionList
        columns={3}
        items={[
          { label: t('email'), value: email && <bdi>{email}</bdi> },
          { label: t('phone'), value: phone && <PhoneLink phone={phone} /> },
          {
            label: t('address'),
            value: delivery && <AddressLine parts={delivery.lines} />,
          },
        ]}
      />
      <Box
        component="dl"
        // A card alone on the last line takes the whole line.
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 2 }, '& > *': { flex: '1 1 136px' } }}
      >
        {figures.map(([label, value]) => (
          <Card key={label} sx={{ p: { xs: 1.5, sm: 2 } }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0 }}>
              <bdi>{value}</bdi>
            </Typography>
          </Card>
        ))}
      </Box>
      <div>
        <Tabs value={0} aria-label={t('details')}>
          <Tab id={TAB} aria-controls={PANEL} label={t('history')} />
        </Tabs>
        <Box role="tabpanel" id={PANEL} aria-labelledby={TAB} sx={{ pt: 2 }}>
          {children}
        </Box>
      </div>
    </Stack>
  );
}
