import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ContactInput, contactInput } from '@contract/contact';
import type { User } from '@contract/wire/session';
import { useDraft } from '@/shared/lib/draft';
import { useFormSubmission } from '@/shared/lib/failure';
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
  /** The code of the order that the message is about. */
  orderCode?: string | null;
}

/** Sends a message to support. Anybody may write; the fields are prefilled for people who are signed in. Speaks the texts of `contact`. */
export function MessageForm({ orderCode: code }: MessageFormProps) {
  const { t } = useTranslation('contact');
  const user = useAppSelector(selectUser);
  const [sendMessage] = useSendMessageMutation();
  const { send } = useFormSubmission({ hasSummary: true });
  const [isSent, setIsSent] = useState(false);
  const drafts = useDraft<ContactInput>(code ? `contact.${code}` : 'contact');
  // Kept from the first render: if the session ends meanwhile, the prefilled values still count as untouched, so that the draft does not
  // keep them for the next person.
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
        {/* There is no place to check whether the message has arrived, so a lost answer has a text of its own. */}
        <FormSubmit
          failed={t('form.failed')}
          size="large"
          noAnswer={t('form.noAnswer')}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          {t('form.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
