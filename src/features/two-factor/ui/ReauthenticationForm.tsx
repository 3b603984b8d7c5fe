import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { type TwoFactorChangeInput, twoFactorChangeInput } from '@contract/twoFactor';
import { CodeField } from '@/entities/user';
import { useFormSubmission } from '@/shared/lib/failure';
import { FormBody, Formik, FormPassword } from '@/shared/ui/form';

import { StepButtons } from './StepButtons';

const INITIAL_VALUES: TwoFactorChangeInput = { password: '', code: '' };

interface ReauthenticationFormProps<Answer> {
  body: string;
  submitLabel: string;
  color?: ButtonProps['color'];
  /** A message for a lost answer that says more than the usual one, which asks people to check. */
  lostText?: string;
  onSubmit: (input: TwoFactorChangeInput) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** Asks for the password and a code before an action is carried out. */
export function ReauthenticationForm<Answer>(props: ReauthenticationFormProps<Answer>) {
  const { body, submitLabel, color, lostText, onSubmit, onDone, onCancel } = props;
  const { t } = useTranslation('settings');
  const { send } = useFormSubmission();

  return (
    <Formik
      initialValues={INITIAL_VALUES}
      validationSchema={twoFactorChangeInput}
      onSubmit={send((values: TwoFactorChangeInput) => onSubmit(twoFactorChangeInput.cast(values)), onDone)}
    >
      <FormBody>
        <Typography color="textSecondary">{body}</Typography>
        <FormPassword
          id="two-factor-password"
          name="password"
          label={t('twoFactor.password')}
          autoComplete="current-password"
        />
        <CodeField kind="either" id="two-factor-code" />
        <StepButtons
          failed={t('twoFactor.failed')}
          label={submitLabel}
          color={color}
          noAnswer={lostText}
          onCancel={onCancel}
        />
      </FormBody>
    </Formik>
  );
}
