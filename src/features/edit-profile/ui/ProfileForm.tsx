import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';

import { type ProfileInput, profileInput } from '@contract/account';
import type { User } from '@contract/wire/session';
import { NameFields, useSaveProfileMutation } from '@/entities/user';
import { useSay } from '@/shared/i18n';
import { useFailure, useSending } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody, FormPhone } from '@/shared/ui/form';

/** Speaks the texts of `settings` and `account`. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation(['settings', 'account']);
  const toast = useToast();
  const say = useSay();
  const failure = useFailure();
  const { problem, send } = useSending();
  const [saveProfile] = useSaveProfileMutation();

  const save = async (values: ProfileInput) => {
    await saveProfile(profileInput.cast(values)).unwrap();
    toast.success(say('profileSaved'));
  };

  return (
    <Formik
      enableReinitialize
      initialValues={{ first_name: user.first_name, last_name: user.last_name, phone: user.phone }}
      validationSchema={profileInput}
      onSubmit={send(save)}
    >
      {({ isSubmitting }) => (
        <FormBody>
          {problem !== null && <Alert severity="error">{failure(problem, t('settings:profile.failed'))}</Alert>}
          <NameFields />
          <FormPhone label={t('account:person.phone')} autoComplete="tel" />
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
            {t('settings:profile.save')}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
