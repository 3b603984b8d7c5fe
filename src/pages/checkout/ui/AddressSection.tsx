import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { streetLines } from '@contract/streetLines';
import type { Address } from '@contract/wire/address';
import { AddressDialog } from '@/features/edit-address';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { isolateAuto } from '@/shared/lib/format';
import { AddressLine } from '@/shared/ui/address-line';
import { FormSelect } from '@/shared/ui/form';
import { Ltr } from '@/shared/ui/ltr';

import type { CheckoutValues } from '../model/checkoutForm';
import { useAvailableChoice } from '../model/useAvailableChoice';
import { AddChoice } from './AddChoice';
import { NamedByHeading, Section } from './Section';

export function AddressSection({ addresses, isNeeded }: { addresses: Address[]; isNeeded: boolean }) {
  const { t } = useTranslation(['checkout', 'common']);
  const { setFieldValue, isSubmitting } = useFormikContext<CheckoutValues>();
  const { nameOf } = useLanguage();
  const [isAdding, setIsAdding] = useState(false);
  const chosen = useAvailableChoice('user_address_id', addresses, 'addressGone');

  /** The option begins with the recipient, and goes on with the address. */
  const toOption = ({ id, name, address, city, governorate }: Address) => {
    const parts = [name, address, nameOf(city), nameOf(governorate)];
    return {
      id,
      label: <AddressLine parts={parts} />,
      text: parts.flatMap(streetLines).map(isolateAuto).join(t('common:comma')),
    };
  };

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
      <AddChoice
        of="addresses"
        name="user_address_id"
        count={addresses.length}
        addLabel={t('addAddress')}
        onAdd={() => setIsAdding(true)}
        manageLabel={t('manageAddresses')}
        manageAt={ROUTES.customerAddresses}
      />
      {/* In a dialog, so that the checkout keeps what has been typed. */}
      {isAdding && <AddressDialog title={t('addAddress')} onSaved={choose} onClose={() => setIsAdding(false)} />}
    </Section>
  );
}

/** The courier will call this number; at the checkout a wrong one can still be noticed. */
function PhoneAtTheDoor({ phone }: { phone: string }) {
  const { t } = useTranslation('checkout');
  return <Trans t={t} i18nKey="phoneAtTheDoor" components={{ phone: <Ltr>{phone}</Ltr> }} />;
}
