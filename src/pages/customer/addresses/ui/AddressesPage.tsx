import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { useGetAddressesQuery } from '@/entities/address';
import { AddressDialog } from '@/features/edit-address';
import { REFETCHED } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';
import { PauseListContext, usePausableList } from '@/shared/ui/pausable-list';
import { PlainList } from '@/shared/ui/plain-list';
import { WithinLimit } from '@/shared/ui/within-limit';

import { useEditing } from '../model/useEditing';
import { AddressCard } from './AddressCard';

export function AddressesPage() {
  const { t } = useTranslation('customer');
  const { data, error, refetch } = useGetAddressesQuery(undefined, REFETCHED);
  const [addresses, setPaused] = usePausableList(data);
  const { isAdding, edited, add, edit, close } = useEditing(addresses);

  return (
    <>
      <PageTitle title={t('manageAddresses')} />
      <PageBreadcrumbs trail={[{ label: t('title'), to: ROUTES.customer }]} current={t('manageAddresses')} />
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 3 }}
      >
        <Typography variant="h4" component="h1">
          {t('manageAddresses')}
        </Typography>
        <WithinLimit of="addresses" count={addresses?.length}>
          <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
            {t('addAddress')}
          </Button>
        </WithinLimit>
      </Stack>
      {error && !addresses ? (
        <PageError error={error} message={t('addressesFailed')} onRetry={refetch} />
      ) : (
        <PauseListContext value={setPaused}>
          <AddressCards addresses={addresses} onEdit={edit} />
        </PauseListContext>
      )}
      {(isAdding || edited) && (
        <AddressDialog
          title={t(edited ? 'editAddress' : 'addAddress')}
          address={edited}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

interface AddressCardsProps {
  addresses: readonly Address[] | undefined;
  onEdit: (address: Address) => void;
}

function AddressCards({ addresses, onEdit }: AddressCardsProps) {
  const { t } = useTranslation('customer');

  if (!addresses) {
    return (
      <Box role="status" aria-label={t('loadingAddresses')} sx={GRID}>
        <Skeleton variant="rounded" height={205} />
        <Skeleton variant="rounded" height={205} />
      </Box>
    );
  }
  if (addresses.length === 0) return <PageEmpty message={t('noAddresses')} />;
  return (
    // After an address is deleted, the list takes the focus of the button that is gone.
    <PlainList aria-label={t('deliveryAddresses')} tabIndex={-1} sx={GRID}>
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address} onEdit={() => onEdit(address)} />
      ))}
    </PlainList>
  );
}
