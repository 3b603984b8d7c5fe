import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { Address } from '@contract/wire/address';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { AddressLine } from '@/shared/ui/address-line';
import { FormSelect } from '@/shared/ui/form';

import type { CheckoutValues } from '../model/checkoutForm';
import { NewAddressDialog } from './NewAddressDialog';
import { Section } from './Section';

export function AddressSection({ addresses, isNeeded }: { addresses: Address[]; isNeeded: boolean }) {
  const { t } = useTranslation('checkout');
  const { setFieldValue, isSubmitting } = useFormikContext<CheckoutValues>();
  const { nameOf } = useLanguage();
  const [isAdding, setIsAdding] = useState(false);

  /** The recipient first, then the way to the door. */
  const toOption = ({ id, name, address, city, governorate }: Address) => ({
    id,
    label: <AddressLine parts={[name, address, nameOf(city), nameOf(governorate)]} />,
  });

  const choose = ({ id }: Address) => {
    void setFieldValue('user_address_id', id);
    setIsAdding(false);
  };

  if (!isNeeded) {
    return (
      <Section title={t('address')}>
        <Typography color="textSecondary">{t('notNeeded')}</Typography>
      </Section>
    );
  }
  return (
    <Section title={t('address')}>
      <FormSelect
        name="user_address_id"
        label={t('addressLabel')}
        options={addresses.map(toOption)}
        disabled={isSubmitting}
        helperText={addresses.length === 0 ? t('noAddress') : undefined}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" startIcon={<AddIcon />} disabled={isSubmitting} onClick={() => setIsAdding(true)}>
          {t('addAddress')}
        </Button>
        <Link component={RouterLink} to={ROUTES.customerAddresses} variant="body2">
          {t('manageAddresses')}
        </Link>
      </Stack>
      <NewAddressDialog isOpen={isAdding} onSaved={choose} onClose={() => setIsAdding(false)} />
    </Section>
  );
}
