import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { message } from '@contract/messages';
import { pharmacyPreferencesInput } from '@contract/pharmacySettings';
import { egp } from '@contract/validation/fields';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { useSavePharmacyPreferencesMutation } from '@/entities/pharmacy';
import { FormCheckbox, FormRow, FormTextField } from '@/shared/ui/form';

import { PartForm } from './PartForm';

/** Without delivery its fields are locked, where nobody could mend them: in the place of what is no amount, what was stored stays. */
function schemaFor({ delivery_fee, free_delivery_threshold }: PharmacySettings) {
  const unlessDelivered = (stored: number) =>
    egp().when('is_delivery_available', ([delivers]: unknown[], amount) =>
      delivers === false ? amount.transform((typed: unknown) => (egp().isValidSync(typed) ? typed : stored)) : amount,
    );
  return pharmacyPreferencesInput.shape({
    delivery_fee: unlessDelivered(delivery_fee).required(message('deliveryFeeRequired')),
    free_delivery_threshold: unlessDelivered(free_delivery_threshold).required(
      message('freeDeliveryThresholdRequired'),
    ),
  });
}

/** Delivery and inventory. Speaks the texts of `pharmacySettings`. */
export function PreferencesForm({ settings }: { settings: PharmacySettings }) {
  const { t } = useTranslation('pharmacySettings');
  const [save] = useSavePharmacyPreferencesMutation();
  const amount = {
    htmlInput: { dir: 'ltr', inputMode: 'decimal' },
    input: { endAdornment: <InputAdornment position="end">{t('egp')}</InputAdornment> },
  } as const;

  return (
    <PartForm
      settings={settings}
      schema={schemaFor(settings)}
      save={(values) => save(values).unwrap()}
      saved="settingsSaved"
    >
      {({ is_delivery_available: delivers }) => (
        <>
          <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
            {t('delivery.title')}
          </Typography>
          <FormCheckbox name="is_delivery_available" label={t('delivery.available')} />
          <FormRow>
            <FormTextField name="delivery_fee" label={t('delivery.fee')} disabled={!delivers} slotProps={amount} />
            <FormTextField
              name="free_delivery_threshold"
              label={t('delivery.threshold')}
              helperText={t('delivery.thresholdHint')}
              disabled={!delivers}
              slotProps={amount}
            />
          </FormRow>
          <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
            {t('inventory.title')}
          </Typography>
          <FormTextField
            name="low_stock_threshold"
            label={t('inventory.threshold')}
            helperText={t(settings.notify_low_stock ? 'inventory.thresholdHint' : 'inventory.thresholdOff')}
            disabled={!settings.notify_low_stock}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
          />
        </>
      )}
    </PartForm>
  );
}
