import { useField } from 'formik';
import { useTranslation } from 'react-i18next';

import { PROMO_TYPES, type PromoType } from '@contract/promoCode';
import { FormCheckbox, FormRadios, FormRow, FormTextField } from '@/shared/ui/form';

const AMOUNT = { htmlInput: { dir: 'ltr', inputMode: 'decimal' } } as const;
const COUNT = { htmlInput: { dir: 'ltr', inputMode: 'numeric' } } as const;
/** An empty date field shows a pattern, where the resting label would lie over it. */
const DAY = { inputLabel: { shrink: true } } as const;
const CODE = { htmlInput: { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } } as const;

export function PromoCodeFields() {
  const { t } = useTranslation('promoCodes');
  const [{ value: type }] = useField<PromoType>('type');

  return (
    <>
      <FormTextField
        name="code"
        label={t('fields.code')}
        helperText={t('fields.codeHint')}
        autoComplete="off"
        slotProps={CODE}
      />
      <FormRadios
        name="type"
        label={t('fields.type')}
        options={PROMO_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <FormRow>
        <FormTextField name="value" label={t(`fields.${type}`)} autoComplete="off" slotProps={AMOUNT} />
        <FormTextField
          name="min_purchase"
          label={t('fields.minPurchase')}
          helperText={t('fields.optional')}
          autoComplete="off"
          slotProps={AMOUNT}
        />
        <FormTextField name="start_date" label={t('fields.startDate')} type="date" slotProps={DAY} />
        <FormTextField name="end_date" label={t('fields.endDate')} type="date" slotProps={DAY} />
        <FormTextField
          name="usage_limit"
          label={t('fields.usageLimit')}
          helperText={t('fields.unlimitedHint')}
          autoComplete="off"
          slotProps={COUNT}
        />
        <FormTextField
          name="per_customer_limit"
          label={t('fields.perCustomerLimit')}
          helperText={t('fields.unlimitedHint')}
          autoComplete="off"
          slotProps={COUNT}
        />
      </FormRow>
      <FormTextField
        name="description"
        label={t('fields.description')}
        helperText={t('fields.optional')}
        multiline
        minRows={2}
      />
      <FormCheckbox name="is_active" label={t('fields.active')} />
    </>
  );
}
