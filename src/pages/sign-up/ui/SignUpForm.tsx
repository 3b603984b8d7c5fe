import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { PatientRegistration } from '@contract/registration';
import type { SignedIn } from '@contract/wire/session';
import { CredentialFields, GenderRadios, NameFields, TermsCheckbox } from '@/entities/user';
import { useMessages } from '@/shared/i18n';
import { useDraft } from '@/shared/lib/draft';
import { useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody, FormDraft, Formik, FormSubmit } from '@/shared/ui/form';

import { INITIAL_VALUES, signUpForm, type SignUpValues, toRegistration } from '../model/signUpForm';

interface SignUpFormProps {
  register: (input: PatientRegistration) => Promise<SignedIn>;
  /** The registration has succeeded: the button stays busy until the next page has loaded. */
  isLeaving: boolean;
  /** The e-mail that was typed in the sign-in form, if any. */
  email: string;
  onChange: (values: SignUpValues) => void;
  onRegistered: (answer: SignedIn) => Promise<void>;
}

export function SignUpForm({ register, isLeaving, email, onChange, onRegistered }: SignUpFormProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const messageOf = useMessages();
  const { send } = useFormSubmission({ hasSummary: true });
  const drafts = useDraft<SignUpValues>('sign up', ['password', 'password_confirmation']);

  const signUp = async (values: SignUpValues) => {
    const answer = await register(toRegistration(values));
    drafts.forget();
    toast.success(messageOf('signedUp'));
    return answer;
  };

  return (
    <Formik
      initialValues={{ ...INITIAL_VALUES, email, ...drafts.draft }}
      validationSchema={signUpForm}
      onSubmit={send(signUp, onRegistered)}
    >
      <FormBody>
        <FormDraft drafts={drafts} initialValues={INITIAL_VALUES} onChange={onChange} />
        <Typography variant="body2" color="textSecondary">
          {t('person.allRequired')}
        </Typography>
        <NameFields />
        <CredentialFields />
        <GenderRadios />
        <TermsCheckbox />
        <FormSubmit
          failed={t('signUp.failed')}
          size="large"
          busyLabel={t('signUp.submitting')}
          isLeaving={isLeaving}
          noAnswer={t('signUp.lost')}
        >
          {t('signUp.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
