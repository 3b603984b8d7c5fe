import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ContactInput, contactInput } from '@contract/contact';
import type { User } from '@contract/wire/session';
import { useDraft } from '@/shared/lib/draft';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { FormBody, FormDraft, Formik, FormSubmit } from '@/shared/ui/form';
import { ResultAlert } from '@/shared/ui/result-alert';

import { useSendMessageMutation } from '../api/messageApi';
import { MessageFields } from './MessageFields';

const initialValuesOf = (user: User | null, subject: string): ContactInput => ({
  name: user ? `${user.first_name} ${user.last_name}` : '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  subject,
  message: '',
});

interface MessageFormProps {
  /** Of the order that the message is about. */
  orderCode?: string | null;
}

/** A message to support from anybody; whoever is signed in need not say who they are. Speaks the texts of `contact`. */
export function MessageForm({ orderCode: code }: MessageFormProps) {
  const { t } = useTranslation('contact');
  const failure = useFailure();
  const user = useAppSelector(selectUser);
  const [sendMessage] = useSendMessageMutation();
  const { problem, send } = useFormSubmission({ hasSummary: true });
  const [isSent, setIsSent] = useState(false);
  const drafts = useDraft<ContactInput>(code ? `contact.${code}` : 'contact');
  // A session may end meanwhile: what it filled in was typed by nobody, and is not kept for the next.
  const [initialValues] = useState(() => initialValuesOf(user, code ? t('orderSubject', { code }) : ''));

  const handOver = async (values: ContactInput) => {
    await sendMessage(contactInput.cast(values)).unwrap();
    drafts.forget();
    setIsSent(true);
  };

  if (isSent) {
    return (
      <>
        <ResultAlert severity="success" title={t('form.sentTitle')}>
          {t('form.sent')}
        </ResultAlert>
        <Button variant="outlined" onClick={() => setIsSent(false)}>
          {t('form.another')}
        </Button>
      </>
    );
  }
  return (
    <Formik
      initialValues={{ ...initialValues, ...drafts.draft }}
      validationSchema={contactInput}
      onSubmit={send(handOver)}
    >
      <FormBody>
        <FormDraft drafts={drafts} initialValues={initialValues} />
        <MessageFields />
        {problem !== null && (
          <Alert severity="error">
            {/* Nobody can look whether it came. */}
            {failure(problem, t('form.failed'), t('form.noAnswer'))}
          </Alert>
        )}
        <FormSubmit size="large" sx={{ alignSelf: { sm: 'flex-start' } }}>
          {t('form.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
