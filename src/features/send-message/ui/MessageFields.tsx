import { useTranslation } from 'react-i18next';

import { FormRow, FormTextField } from '@/shared/ui/form';

export function MessageFields() {
  const { t } = useTranslation('contact');
  return (
    <>
      <FormTextField name="name" label={t('form.name')} autoComplete="name" />
      <FormRow>
        <FormTextField
          name="email"
          label={t('form.email')}
          type="email"
          autoComplete="email"
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <FormTextField
          name="phone"
          label={t('form.phone')}
          type="tel"
          autoComplete="tel"
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      </FormRow>
      <FormTextField name="subject" label={t('form.subject')} autoComplete="off" />
      <FormTextField name="message" label={t('form.message')} autoComplete="off" multiline rows={5} sx={OWN_HEIGHT} />
    </>
  );
}

/** As tall as the server drew it: a field that measures itself would push away what stands below as soon as scripts run. */
const OWN_HEIGHT = { '& textarea': { resize: 'vertical' } };
