import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { Address } from '@contract/wire/address';
import { useAddressName, useGetAddressesQuery } from '@/entities/address';
import { SetDefaultButton } from '@/features/set-default-address';
import { REFETCHED } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { AddressLine } from '@/shared/ui/address-line';
import { PageError } from '@/shared/ui/page-state';
import { PlainList } from '@/shared/ui/plain-list';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';
import { WithinLimit } from '@/shared/ui/within-limit';

const MAX_SHOWN = 3;

/** If the heading leaves no room for the link, the link wraps below it, so that neither text is broken. */
const HEADING = { justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 };

export function DeliveryAddresses() {
  const { t } = useTranslation('customer');
  const { data: addresses, error, refetch } = useGetAddressesQuery(undefined, REFETCHED);

  return (
    <Card component="section" sx={{ p: 3 }}>
      <Stack direction="row" sx={{ ...HEADING, mb: 1.5 }}>
        <Typography variant="h6" component="h2">
          {t('deliveryAddresses')}
        </Typography>
        <Link component={RouterLink} to={ROUTES.customerAddresses} variant="body2" sx={TOUCH_TARGET}>
          {t('manageAddresses')}
        </Link>
      </Stack>
      {error && !addresses && <PageError error={error} message={t('addressesFailed')} onRetry={refetch} />}
      {!error && !addresses && <Skeleton variant="rounded" height={64} />}
      {addresses?.length === 0 && <Typography color="textSecondary">{t('noAddresses')}</Typography>}
      {addresses && addresses.length > 0 && (
        <PlainList spacing={2}>
          {addresses.slice(0, MAX_SHOWN).map((address) => (
            <AddressRow key={address.id} address={address} />
          ))}
        </PlainList>
      )}
      <Box sx={{ mt: 2 }}>
        <WithinLimit of="addresses" count={addresses?.length}>
          <Button
            component={RouterLink}
            to={`${ROUTES.customerAddresses}?edit=new`}
            variant="outlined"
            startIcon={<AddIcon />}
            fullWidth
          >
            {t('addAddress')}
          </Button>
        </WithinLimit>
      </Box>
    </Card>
  );
}

function AddressRow({ address }: { address: Address }) {
  const { t } = useTranslation('customer');
  const { nameOf } = useLanguage();
  const addressName = useAddressName();

  return (
    <li>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        <bdi>{address.name}</bdi>
        {address.is_default && (
          <Chip component="span" size="small" color="primary" label={t('default')} sx={{ marginInlineStart: 1 }} />
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <AddressLine parts={[address.address, nameOf(address.city), nameOf(address.governorate)]} />
      </Typography>
      <Box sx={{ marginInlineStart: -2.5 }}>
        <Button
          component={RouterLink}
          to={`${ROUTES.customerAddresses}?edit=${address.id}`}
          size="small"
          aria-label={t('editOf', { name: addressName(address) })}
        >
          {t('edit')}
        </Button>
        <SetDefaultButton address={address} />
      </Box>
    </li>
  );
}
