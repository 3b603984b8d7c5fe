import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { useAddressName } from '@/entities/address';
import { SetDefaultButton } from '@/features/set-default-address';
import { useLanguage } from '@/shared/i18n';
import { AddressLine } from '@/shared/ui/address-line';
import { Ltr } from '@/shared/ui/ltr';

import { DeleteAddressButton } from './DeleteAddressButton';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
}

export function AddressCard({ address, onEdit }: AddressCardProps) {
  const { t } = useTranslation('customer');
  const { nameOf } = useLanguage();
  const addressName = useAddressName();

  return (
    <Card component="li" sx={{ p: 2.5, display: 'flex', flexDirection: 'column' }}>
      {/* The street is part of the heading, because many people have several addresses with the same name. */}
      <Typography component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
          <Typography variant="h6" component="span">
            <bdi>{address.name}</bdi>
          </Typography>
          {address.is_default && <Chip component="span" size="small" color="primary" label={t('default')} />}
        </Stack>{' '}
        <AddressLine parts={[address.address]} />
      </Typography>
      <Typography color="textSecondary">
        <AddressLine parts={[nameOf(address.city), nameOf(address.governorate), address.postal_code].filter(Boolean)} />
      </Typography>
      <Typography color="textSecondary">
        <Ltr>{address.phone}</Ltr>
      </Typography>
      <Stack direction="row" sx={ACTIONS}>
        <Button size="small" aria-label={t('editOf', { name: addressName(address) })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <SetDefaultButton address={address} />
        <DeleteAddressButton address={address} />
      </Stack>
    </Card>
  );
}

/** The text of the first button is aligned with the text above, and all three fit in one line of a phone. */
const ACTIONS = {
  mt: 'auto',
  pt: 1.5,
  flexWrap: 'wrap',
  marginInlineStart: -1.25,
  '& > .MuiButton-root': { minWidth: 0, paddingInline: 1.25 },
};
