import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PatientRegistration } from '@contract/registration';
import type { SignedIn } from '@contract/wire/session';
import { CredentialFields, GenderRadios, NameFields, TermsCheckbox } from '@/entities/user';
import { isAppError } from '@/shared/api';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormBody } from '@/shared/ui/form';

import { signUpForm, type SignUpValues, START, toRegistration } from '../model/signUpForm';

interface SignUpFormProps {
  register: (input: PatientRegistration) => Promise<SignedIn>;
  onRegistered: (answer: SignedIn) => Promise<void>;
}

export function SignUpForm({ register, onRegistered }: SignUpFormProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const say = useSay();
  const failure = useFailure();
  // The failure, not its words: they follow the reader into the other language.
  const [problem, setProblem] = useState<unknown>(null);

  const send = async (values: SignUpValues, { setErrors }: FormikHelpers<SignUpValues>) => {
    setProblem(null);
    try {
      const answer = await register(toRegistration(values));
      toast.success(say('signedUp'));
      await onRegistered(answer);
    } catch (error) {
      if (isAppError(error)) setErrors(error.fieldErrors);
      setProblem(error);
    }
  };

  return (
    <Formik initialValues={START} validationSchema={signUpForm} onSubmit={send}>
      {({ isSubmitting }) => (
        <FormBody>
          <Typography variant="body2" color="textSecondary">
            {t('person.allRequired')}
          </Typography>
          <NameFields />
          <CredentialFields />
          <GenderRadios />
          <TermsCheckbox />
          {problem !== null && <Alert severity="error">{failure(problem, t('signUp.failed'))}</Alert>}
          <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
            {t(isSubmitting ? 'signUp.submitting' : 'signUp.submit')}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
