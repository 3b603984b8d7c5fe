import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type AddressInput, addressInput } from '@contract/address';
import type { Address } from '@contract/wire/address';
import { useCreateAddressMutation, useUpdateAddressMutation } from '@/entities/address';
import { LocationSelects } from '@/entities/location';
import { isNotFound } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { changedValues } from '@/shared/lib/changed-values';
import type { useDraft } from '@/shared/lib/draft';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import {
  FormActions,
  FormBody,
  FormCheckbox,
  FormDraft,
  Formik,
  FormPhone,
  FormSubmit,
  FormTextField,
} from '@/shared/ui/form';

import { type AddressValues, newFor, valuesOf } from '../model/addressValues';

/** If one of these fields has changed, both are sent, because a city belongs to its governorate. */
const TOGETHER: (keyof AddressInput)[][] = [['governorate_id', 'city_id']];

interface AddressFormProps {
  /** The address to change; without one the form adds a new one. */
  address?: Address | undefined;
  /** The draft, if some of it was typed earlier. */
  drafts: ReturnType<typeof useDraft<AddressValues>>;
  onSaved: (address: Address) => void;
  onCancel: () => void;
}

/** Adds or changes a delivery address. Uses the texts of `account`. */
export function AddressForm({ address, drafts, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const messageOf = useMessages();
  const failure = useFailure();
  const user = useAppSelector(selectUser);
  const [createAddress] = useCreateAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  // Kept from the first rendering: the person began with these values, and a later fetch must not replace them.
  const [initialValues] = useState(() => (address ? valuesOf(address) : newFor(user)));
  const [isGone, setIsGone] = useState(false);

  const { send } = useFormSubmission({
    hasSummary: true,
    onProblem: (problem) => {
      if (isNotFound(problem)) setIsGone(true);
      else toast.error(failure(problem, t('address.failed')));
    },
  });

  const save = async (values: AddressValues) => {
    const input = addressInput.cast(values);
    const known = isGone ? undefined : address;
    const changes = known ? changedValues(input, addressInput.cast(initialValues), TOGETHER) : input;
    if (known && !changes) return known;
    const call = known ? updateAddress({ id: known.id, ...changes }) : createAddress(input);
    const saved = await call.unwrap();
    drafts.forget();
    toast.success(messageOf('addressSaved'));
    return saved;
  };

  return (
    <Formik
      initialValues={{ ...initialValues, ...drafts.draft }}
      validationSchema={addressInput}
      onSubmit={send(save, onSaved)}
    >
      <FormBody hasDraft={drafts.hasDraft}>
        <FormDraft drafts={drafts} initialValues={initialValues} texts={address && 'account'} />
        <FormTextField name="name" label={t('address.name')} autoComplete="name" helperText={t('address.nameHint')} />
        <FormPhone label={t('address.phone')} autoComplete="tel" />
        <FormTextField
          name="address"
          label={t('address.street')}
          autoComplete="street-address"
          multiline
          minRows={2}
          helperText={t('address.streetHint')}
        />
        <LocationSelects />
        <FormTextField
          name="postal_code"
          label={t('address.postalCode')}
          autoComplete="postal-code"
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
        />
        {/* The default address cannot be unset here, because there is always one: it changes when another address becomes the default. */}
        {!address?.is_default && <FormCheckbox name="is_default" label={t('address.isDefault')} />}
        {isGone && <Alert severity="warning">{t('address.gone')}</Alert>}
        <FormActions>
          <Button onClick={onCancel}>{t('address.cancel')}</Button>
          <FormSubmit>{t('address.save')}</FormSubmit>
        </FormActions>
      </FormBody>
    </Formik>
  );
}
