import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { useSetDefaultAddressMutation } from '@/entities/address';
import { errorMessage } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';
import { Ltr } from '@/shared/ui/ltr';

import { DeleteAddressButton } from './DeleteAddressButton';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
}

export function AddressCard({ address, onEdit }: AddressCardProps) {
  const { t } = useTranslation('customer');
  const { nameOf } = useLanguage();
  const toast = useToast();
  const [setDefault, { isLoading }] = useSetDefaultAddressMutation();

  const makeDefault = async () => {
    try {
      await setDefault(address.id).unwrap();
    } catch (error) {
      toast.error(errorMessage(error, t('defaultFailed')));
    }
  };

  return (
    <Card component="li" sx={{ p: 2.5, display: 'flex', flexDirection: 'column' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {address.name}
        </Typography>
        {address.is_default && <Chip size="small" color="primary" label={t('default')} />}
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{address.address}</Typography>
      <Typography color="textSecondary">
        {nameOf(address.city)}, {nameOf(address.governorate)}
        {address.postal_code && (
          <>
            {' '}
            <Ltr>{address.postal_code}</Ltr>
          </>
        )}
      </Typography>
      <Typography color="textSecondary">
        <Ltr>{address.phone}</Ltr>
      </Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 'auto', pt: 2, flexWrap: 'wrap' }}>
        <Button size="small" aria-label={t('editOf', { name: address.name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        {!address.is_default && (
          <Button
            size="small"
            aria-label={t('setDefaultOf', { name: address.name })}
            loading={isLoading}
            onClick={() => void makeDefault()}
          >
            {t('setDefault')}
          </Button>
        )}
        <DeleteAddressButton address={address} />
      </Stack>
    </Card>
  );
}
