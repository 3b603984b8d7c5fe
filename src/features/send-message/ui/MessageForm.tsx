import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ContactInput, contactInput } from '@contract/contact';
import type { User } from '@contract/wire/session';
import { isAppError } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { useFailure } from '@/shared/lib/failure';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { FormBody, FormDraft } from '@/shared/ui/form';
import { Outcome } from '@/shared/ui/outcome';

import { useSendMessageMutation } from '../api/messageApi';
import { MessageFields } from './MessageFields';

const startOf = (user: User | null, subject: string): ContactInput => ({
  name: user ? `${user.first_name} ${user.last_name}` : '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  subject,
  message: '',
});

/** A message to support from anybody; whoever is signed in need not say who they are. Speaks the texts of `contact`. */
export function MessageForm({ subject = '' }: { subject?: string }) {
  const { t } = useTranslation('contact');
  const failure = useFailure();
  const user = useAppSelector(selectUser);
  const [sendMessage] = useSendMessageMutation();
  // The failure, not its words: they follow the reader into the other language.
  const [problem, setProblem] = useState<unknown>(null);
  const [isSent, setIsSent] = useState(false);
  const { draft, keep, forget } = useDraft<ContactInput>('contact');
  const start = startOf(user, subject);

  const send = async (values: ContactInput, { setErrors }: FormikHelpers<ContactInput>) => {
    setProblem(null);
    try {
      await sendMessage(contactInput.cast(values)).unwrap();
      forget();
      setIsSent(true);
    } catch (error) {
      if (isAppError(error)) setErrors(error.fieldErrors);
      setProblem(error);
    }
  };

  if (isSent) {
    return (
      <>
        <Outcome severity="success" title={t('form.sentTitle')}>
          {t('form.sent')}
        </Outcome>
        <Button variant="outlined" onClick={() => setIsSent(false)}>
          {t('form.another')}
        </Button>
      </>
    );
  }
  return (
    <Formik initialValues={{ ...start, ...draft }} validationSchema={contactInput} onSubmit={send}>
      {({ isSubmitting }) => (
        <FormBody>
          <FormDraft onChange={(values) => keep(values, start)} />
          <MessageFields />
          {problem !== null && <Alert severity="error">{failure(problem, t('form.failed'))}</Alert>}
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={isSubmitting}
            sx={{ alignSelf: { sm: 'flex-start' } }}
          >
            {t('form.submit')}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
