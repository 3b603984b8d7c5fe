import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { twoFactorConfirmInput } from '@contract/twoFactor';
import type { TwoFactorSetup } from '@contract/wire/session';
import { CodeField } from '@/entities/user';
import { isAppError } from '@/shared/api';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useIsPhone } from '@/shared/lib/screen';
import { useCopy } from '@/shared/lib/toast';
import { FormBody, Formik } from '@/shared/ui/form';
import { initialFocus } from '@/shared/ui/initial-focus';
import { Ltr } from '@/shared/ui/ltr';

import { StepButtons } from './StepButtons';

interface ScanStepProps {
  setup: TwoFactorSetup;
  /** Turns two-factor authentication on with a code of the app, and returns the recovery codes. */
  onConfirm: (code: string) => Promise<readonly string[]>;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

export function ScanStep({ setup, onConfirm, onConfirmed, onCancel }: ScanStepProps) {
  const { t } = useTranslation('settings');
  const failure = useFailure();
  const { problem, send } = useFormSubmission();
  const textId = useId();

  const turnOn = (values: { code: string }) => onConfirm(twoFactorConfirmInput.cast(values).code);

  return (
    <Formik initialValues={{ code: '' }} validationSchema={twoFactorConfirmInput} onSubmit={send(turnOn, onConfirmed)}>
      <FormBody>
        {/*
          The focus is where screen readers begin. At the field, the end of the step, it would scroll the picture out of a low window. Of
          the text itself Orca would say the first line only.
        */}
        <Box ref={initialFocus} role="group" aria-labelledby={textId} tabIndex={-1} sx={{ outline: 'none' }}>
          <Typography id={textId} color="textSecondary">
            {t('twoFactor.scanStep')}
          </Typography>
        </Box>
        <Box sx={QUIET_ZONE}>
          <QRCodeSVG value={setup.otpauth_url} size={184} title={t('twoFactor.qr')} />
        </Box>
        <Key setup={setup} />
        {problem !== null && (
          <Alert severity="error">
            {isOnAlready(problem) ? t('twoFactor.onWithoutCodes') : failure(problem, t('twoFactor.failed'))}
          </Alert>
        )}
        <CodeField kind="app" id="two-factor-code" />
        <StepButtons label={t('twoFactor.confirm')} onCancel={onCancel} />
      </FormBody>
    </Formik>
  );
}

/** Whether it is on already. After a lost answer, trying again gets this refusal, and the person has not seen the recovery codes. */
const isOnAlready = (problem: unknown) => isAppError(problem) && problem.code === 'twoFactorAlreadyOn';

/** The key as text, for an app on this device, which cannot scan its own screen. */
function Key({ setup: { secret, otpauth_url } }: Pick<ScanStepProps, 'setup'>) {
  const { t } = useTranslation('settings');
  const isPhone = useIsPhone();
  const copy = useCopy();

  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {t('twoFactor.typeInstead')}
      </Typography>
      <Typography component="p" sx={KEY}>
        <Ltr>{secret.replace(/.{4}(?!$)/g, '$& ')}</Ltr>
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant="outlined"
          onClick={() => void copy(secret, t('twoFactor.copied'), t('twoFactor.keyNotCopied'))}
        >
          {t('twoFactor.copyKey')}
        </Button>
        {isPhone && (
          <Button variant="outlined" href={otpauth_url}>
            {t('twoFactor.openApp')}
          </Button>
        )}
      </Stack>
    </div>
  );
}

/** Cameras need dark on light with a margin, whatever the colour scheme is. */
const QUIET_ZONE = { bgcolor: 'common.white', p: 2, borderRadius: 1, lineHeight: 0, alignSelf: 'center' };

const KEY = { fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' };
