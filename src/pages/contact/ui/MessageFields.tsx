import { useTranslation } from 'react-i18next';

import { FormEmail, FormPhone, FormRow, FormTextField } from '@/shared/ui/form';

export function MessageFields() {
  const { t } = useTranslation('contact');
  return (
    <>
      <FormTextField name="name" label={t('form.name')} autoComplete="name" />
      <FormRow>
        <FormEmail label={t('form.email')} autoComplete="email" />
        <FormPhone label={t('form.phone')} autoComplete="tel" />
      </FormRow>
      <FormTextField name="subject" label={t('form.subject')} autoComplete="off" />
      <FormTextField name="message" label={t('form.message')} autoComplete="off" multiline rows={5} sx={OWN_HEIGHT} />
    </>
  );
}

/**
 * The height is the one that the server rendered: a field that measures its text would push the content below it away as soon as scripts
 * run.
 */
const OWN_HEIGHT = { '& textarea': { resize: 'vertical' } };
