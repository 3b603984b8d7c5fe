import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { useGetAddressesQuery } from '@/entities/address';
import { AddressForm } from '@/features/edit-address';
import { errorMessage } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

import { AddressCard } from './AddressCard';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  m: 0,
  p: 0,
  listStyle: 'none',
};

/** Which address the form is open for: one of them, a new one, or none. */
type Editing = Address | 'new' | null;

export function AddressesPage() {
  const { t } = useTranslation('customer');
  const [editing, setEditing] = useState<Editing>(null);
  const close = () => setEditing(null);

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
        {editing === null && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEditing('new')}>
            {t('addAddress')}
          </Button>
        )}
      </Stack>
      {editing !== null && (
        <Card sx={{ p: 3, mb: 3 }}>
          <AddressForm
            key={editing === 'new' ? 'new' : editing.id}
            address={editing === 'new' ? undefined : editing}
            onSaved={close}
            onCancel={close}
          />
        </Card>
      )}
      <AddressCards isAdding={editing === 'new'} onEdit={setEditing} />
    </>
  );
}

interface AddressCardsProps {
  isAdding: boolean;
  onEdit: (address: Address) => void;
}

function AddressCards({ isAdding, onEdit }: AddressCardsProps) {
  const { t } = useTranslation('customer');
  const { data: addresses, error, refetch } = useGetAddressesQuery();

  if (error && !addresses) return <PageError message={errorMessage(error, t('addressesFailed'))} onRetry={refetch} />;
  if (!addresses) return <Skeleton variant="rounded" height={180} />;
  if (addresses.length === 0) return isAdding ? null : <PageEmpty message={t('noAddresses')} />;
  return (
    <Box component="ul" sx={GRID}>
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address} onEdit={() => onEdit(address)} />
      ))}
    </Box>
  );
}
