import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import type { Address } from '@contract/wire/address';
import { AddressDialog } from '@/features/edit-address';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { AddressLine } from '@/shared/ui/address-line';
import { FormSelect } from '@/shared/ui/form';
import { Ltr } from '@/shared/ui/ltr';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';
import { WithinLimit } from '@/shared/ui/within-limit';

import type { CheckoutValues } from '../model/checkoutForm';
import { useAvailableChoice } from '../model/useAvailableChoice';
import { useMissingChoice } from '../model/useMissingChoice';
import { NamedByHeading, Section } from './Section';

export function AddressSection({ addresses, isNeeded }: { addresses: Address[]; isNeeded: boolean }) {
  const { t } = useTranslation('checkout');
  const { setFieldValue, isSubmitting } = useFormikContext<CheckoutValues>();
  const { nameOf } = useLanguage();
  const [isAdding, setIsAdding] = useState(false);
  const { problem, problemId, buttonProps } = useMissingChoice('user_address_id', addresses.length === 0);
  const chosen = useAvailableChoice('user_address_id', addresses, 'addressGone');

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
      {addresses.length === 0 ? (
        <Typography color="textSecondary">{t('noAddress')}</Typography>
      ) : (
        <NamedByHeading>
          <FormSelect
            name="user_address_id"
            label={t('addressLabel')}
            options={addresses.map(toOption)}
            placeholder={t('chooseAddress')}
            helperText={chosen && <PhoneAtTheDoor phone={chosen.phone} />}
            disabled={isSubmitting}
          />
        </NamedByHeading>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <WithinLimit of="addresses" count={addresses.length}>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={isSubmitting}
            {...buttonProps}
            onClick={() => setIsAdding(true)}
          >
            {t('addAddress')}
          </Button>
        </WithinLimit>
        <Link component={RouterLink} to={ROUTES.customerAddresses} variant="body2" sx={TOUCH_TARGET}>
          {t('manageAddresses')}
        </Link>
      </Stack>
      {problem !== null && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
      {/* In a dialog, so that nothing of the order has to be typed again. */}
      {isAdding && <AddressDialog title={t('addAddress')} onSaved={choose} onClose={() => setIsAdding(false)} />}
    </Section>
  );
}

/** Here a wrong number can still be caught. */
function PhoneAtTheDoor({ phone }: { phone: string }) {
  const { t } = useTranslation('checkout');
  return <Trans t={t} i18nKey="phoneAtTheDoor" components={{ phone: <Ltr>{phone}</Ltr> }} />;
}
