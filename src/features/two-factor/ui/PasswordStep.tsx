import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { twoFactorStartInput } from '@contract/twoFactor';
import type { TwoFactorSetup } from '@contract/wire/session';
import { useStartTwoFactorMutation } from '@/entities/user';
import { useFormSubmission } from '@/shared/lib/failure';
import { FormBody, Formik, FormPassword } from '@/shared/ui/form';

import { StepButtons } from './StepButtons';

interface PasswordStepProps {
  onStarted: (setup: TwoFactorSetup) => void;
  onCancel: () => void;
}

export function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const { t } = useTranslation('settings');
  const { send } = useFormSubmission();
  const [start] = useStartTwoFactorMutation();

  return (
    <Formik
      initialValues={{ password: '' }}
      validationSchema={twoFactorStartInput}
      onSubmit={send(({ password }: { password: string }) => start(password).unwrap(), onStarted)}
    >
      <FormBody>
        <Typography color="textSecondary">{t('twoFactor.passwordStep')}</Typography>
        <FormPassword
          id="two-factor-password"
          name="password"
          label={t('twoFactor.password')}
          autoComplete="current-password"
        />
        <StepButtons failed={t('twoFactor.failed')} label={t('twoFactor.continue')} onCancel={onCancel} />
      </FormBody>
    </Formik>
  );
}
