import { useField } from 'formik';
import { useTranslation } from 'react-i18next';

import { PROMO_TYPES, type PromoType } from '@contract/promoCode';
import { FormCheckbox, FormDate, FormNumber, FormRadios, FormRow, FormTextField } from '@/shared/ui/form';

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
        <FormNumber name="value" label={t(`fields.${type}`)} autoComplete="off" />
        <FormNumber
          name="min_purchase"
          label={t('fields.minPurchase')}
          helperText={t('fields.optional')}
          autoComplete="off"
        />
        <FormDate name="start_date" label={t('fields.startDate')} />
        <FormDate name="end_date" label={t('fields.endDate')} />
        <FormNumber
          isInteger
          name="usage_limit"
          label={t('fields.usageLimit')}
          helperText={t('fields.unlimitedHint')}
          autoComplete="off"
        />
        <FormNumber
          isInteger
          name="per_customer_limit"
          label={t('fields.perCustomerLimit')}
          helperText={t('fields.unlimitedHint')}
          autoComplete="off"
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
