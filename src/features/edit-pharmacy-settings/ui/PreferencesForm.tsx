import { useField } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { closedUntil } from '@contract/pharmacy';
import {
  freeDeliveryThreshold,
  lowStockThreshold,
  type PharmacyPreferencesChange,
  type PharmacyPreferencesInput,
  pharmacyPreferencesInput,
} from '@contract/pharmacySettings';
import { egp } from '@contract/validation/fields';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { useSavePharmacyPreferencesMutation } from '@/entities/pharmacy';
import { FormCheckbox, FormDate, FormNumber, FormRow } from '@/shared/ui/form';

import { FieldsHeading } from './FieldsHeading';
import { PartForm } from './PartForm';

const isAmount = (typed: unknown) => egp().required().isValidSync(typed);
const isThreshold = (typed: unknown) => freeDeliveryThreshold.isValidSync(typed);

const isStock = (typed: unknown) => lowStockThreshold.isValidSync(typed);

/**
 * Without delivery its fields are locked, and so is the low-stock threshold without low-stock notifications. Nobody could correct an
 * invalid value in a locked field, so the stored value is used instead. A stored day that has come since, on a page left open overnight, is
 * none any more.
 */
const schemaFor = (
  { delivery_fee, free_delivery_threshold, low_stock_threshold, notify_low_stock }: PharmacySettings,
  closedDay: string | null,
) =>
  pharmacyPreferencesInput.transform((typed: PharmacyPreferencesInput) => ({
    ...typed,
    ...(typed.closed_until === closedDay && { closed_until: closedUntil(closedDay) }),
    ...(!notify_low_stock && !isStock(typed.low_stock_threshold) && { low_stock_threshold }),
    ...(!typed.is_delivery_available && {
      ...(!isAmount(typed.delivery_fee) && { delivery_fee }),
      ...(!isThreshold(typed.free_delivery_threshold) && { free_delivery_threshold }),
    }),
  }));

/** The hint at the threshold for free delivery. It explains 0 and an empty field, whose meanings are not obvious. */
function thresholdHint(typed: unknown) {
  if (!isThreshold(typed)) return 'delivery.thresholdHint';
  const amount = freeDeliveryThreshold.cast(typed);
  if (amount === null) return 'delivery.neverFree';
  return amount === 0 ? 'delivery.alwaysFree' : 'delivery.thresholdHint';
}

/** Delivery, time off and inventory. Uses the texts of `pharmacySettings`. */
export function PreferencesForm({ settings }: { settings: PharmacySettings }) {
  const { t } = useTranslation('pharmacySettings');
  const [save] = useSavePharmacyPreferencesMutation();
  const [closedDay, setClosedDay] = useState(settings.closed_until);
  const store = async (changes: PharmacyPreferencesChange) => {
    const saved = await save(changes).unwrap();
    setClosedDay(saved.closed_until);
    return saved;
  };

  return (
    <PartForm
      draftName="pharmacy-preferences"
      settings={settings}
      schema={schemaFor(settings, closedDay)}
      save={store}
      saved="settingsSaved"
    >
      <FieldsHeading>{t('delivery.title')}</FieldsHeading>
      <Delivery />
      <FieldsHeading>{t('closed.title')}</FieldsHeading>
      <FormDate name="closed_until" label={t('closed.until')} helperText={t('closed.hint')} />
      <FieldsHeading>{t('inventory.title')}</FieldsHeading>
      <FormNumber
        isInteger
        name="low_stock_threshold"
        label={t('inventory.threshold')}
        helperText={t(settings.notify_low_stock ? 'inventory.thresholdHint' : 'inventory.thresholdOff')}
        disabled={!settings.notify_low_stock}
      />
    </PartForm>
  );
}

function Delivery() {
  const { t } = useTranslation('pharmacySettings');
  const [{ value: delivers }] = useField<boolean>('is_delivery_available');
  const [{ value: threshold }] = useField<unknown>('free_delivery_threshold');

  return (
    <>
      <FormCheckbox name="is_delivery_available" label={t('delivery.available')} />
      <FormRow>
        <FormNumber name="delivery_fee" label={t('delivery.fee')} disabled={!delivers} unit={t('egp')} />
        <FormNumber
          name="free_delivery_threshold"
          label={t('delivery.threshold')}
          helperText={t(thresholdHint(threshold))}
          disabled={!delivers}
          unit={t('egp')}
        />
      </FormRow>
    </>
  );
}
