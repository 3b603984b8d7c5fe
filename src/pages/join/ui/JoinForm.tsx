import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { PharmacyRegistration } from '@contract/registration';
import { CredentialFields, GenderRadios, NameFields, TermsCheckbox } from '@/entities/user';
import { useDraft } from '@/shared/lib/draft';
import { useFormSubmission } from '@/shared/lib/failure';
import { FormBody, FormDraft, Formik, FormSubmit, FormTextField } from '@/shared/ui/form';

import { INITIAL_VALUES, joinForm, type JoinValues, toRegistration } from '../model/joinForm';
import { PharmacyFields } from './PharmacyFields';

interface JoinFormProps {
  register: (input: PharmacyRegistration) => Promise<unknown>;
  onChange: (values: JoinValues) => void;
  onRegistered: () => unknown;
}

export function JoinForm({ register, onChange, onRegistered }: JoinFormProps) {
  const { t } = useTranslation('account');
  const { send } = useFormSubmission({ hasSummary: true });
  const drafts = useDraft<JoinValues>('join', ['password', 'password_confirmation']);

  const join = async (values: JoinValues) => {
    await register(toRegistration(values));
    drafts.forget();
  };

  return (
    <Formik
      initialValues={{ ...INITIAL_VALUES, ...drafts.draft }}
      validationSchema={joinForm}
      onSubmit={send(join, onRegistered)}
    >
      <FormBody>
        <FormDraft drafts={drafts} initialValues={INITIAL_VALUES} onChange={onChange} />
        <Typography variant="body2" color="textSecondary">
          {t('person.allRequired')} {t('join.review')}
        </Typography>
        <Section title={t('join.pharmacySection')} />
        <PharmacyFields />
        <Section title={t('join.personSection')} />
        <NameFields />
        <FormTextField
          name="position"
          label={t('join.position')}
          autoComplete="organization-title"
          helperText={t('join.positionHint')}
        />
        <GenderRadios />
        <Section title={t('join.accountSection')} />
        <CredentialFields />
        <TermsCheckbox />
        <FormSubmit
          failed={t('signUp.failed')}
          size="large"
          busyLabel={t('join.submitting')}
          noAnswer={t('signUp.lost')}
        >
          {t('join.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}

const Section = ({ title }: { title: string }) => (
  <Typography variant="h6" component="h3" color="primary" sx={{ pt: 1 }}>
    {title}
  </Typography>
);
