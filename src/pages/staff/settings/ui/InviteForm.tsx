import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';

import { invitationInput } from '@contract/colleague';
import { useMessages } from '@/shared/i18n';
import { useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody, FormEmail, Formik, FormSubmit } from '@/shared/ui/form';

import { useInviteColleagueMutation } from '../api/colleagueApi';

const INITIAL_VALUES = { email: '' };

export function InviteForm() {
  const { t } = useTranslation('pharmacySettings');
  const messageOf = useMessages();
  const toast = useToast();
  const failed = t('invitations.failed');
  const { send } = useFormSubmission({ unseen: { failed } });
  const [invite] = useInviteColleagueMutation();

  const sendInvitation = async (values: typeof INITIAL_VALUES, helpers: FormikHelpers<typeof INITIAL_VALUES>) => {
    await invite(invitationInput.cast(values).email).unwrap();
    helpers.resetForm();
    toast.success(messageOf('invitationSent'));
  };

  return (
    <Formik
      initialValues={INITIAL_VALUES}
      validationSchema={invitationInput}
      // Leaving the field empty is no mistake, and an error message on blur would move the button that is being pressed.
      validateOnBlur={false}
      onSubmit={send(sendInvitation)}
    >
      <FormBody>
        <FormEmail id="invited-email" label={t('invitations.email')} autoComplete="off" />
        <FormSubmit failed={failed} sx={{ alignSelf: 'flex-start' }}>
          {t('invitations.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
