import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { AcceptanceInput } from '@contract/colleague';
import { GenderRadios, NameFields, NewPasswordFields, TermsCheckbox, WithUsername } from '@/entities/user';
import { useDraft } from '@/shared/lib/draft';
import { useFormSubmission } from '@/shared/lib/failure';
import { FormBody, FormDraft, Formik, FormPhone, FormRow, FormSubmit, FormTextField } from '@/shared/ui/form';

import { type AcceptanceValues, acceptanceWithTerms, INITIAL_VALUES, toAcceptance } from '../model/acceptance';

interface AcceptanceFormProps {
  token: string;
  /** The username under which a password manager stores the password; otherwise it would take the phone number for it. */
  email: string;
  accept: (input: AcceptanceInput) => Promise<unknown>;
  onAccepted: () => unknown;
}

/** Asks an invited person for the same details as the registration of a pharmacy, except for the e-mail, which the link has proven. */
export function AcceptanceForm({ token, email, accept, onAccepted }: AcceptanceFormProps) {
  const { t } = useTranslation('account');
  const { send } = useFormSubmission({ hasSummary: true });
  const drafts = useDraft<AcceptanceValues>('invitation', ['password', 'password_confirmation']);

  const join = async (values: AcceptanceValues) => {
    await accept(toAcceptance(token, values));
    drafts.forget();
  };

  return (
    <Formik
      initialValues={{ ...INITIAL_VALUES, ...drafts.draft }}
      validationSchema={acceptanceWithTerms}
      onSubmit={send(join, onAccepted)}
    >
      <FormBody>
        <FormDraft drafts={drafts} initialValues={INITIAL_VALUES} />
        <Typography variant="body2" color="textSecondary">
          {t('person.allRequired')}
        </Typography>
        <NameFields />
        <FormRow>
          <FormTextField
            name="position"
            label={t('join.position')}
            autoComplete="organization-title"
            helperText={t('join.positionHint')}
          />
          <FormPhone label={t('person.phone')} autoComplete="tel" />
        </FormRow>
        <GenderRadios />
        <WithUsername email={email}>
          <FormRow>
            <NewPasswordFields label={t('person.password')} />
          </FormRow>
        </WithUsername>
        <TermsCheckbox />
        <FormSubmit
          failed={t('invitation.failed')}
          size="large"
          busyLabel={t('invitation.submitting')}
          noAnswer={t('signUp.lost')}
        >
          {t('invitation.submit')}
        </FormSubmit>
      </FormBody>
    </Formik>
  );
}
