import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { useFailure } from '@/shared/lib/failure';

interface VerifyButtonProps {
  /** Why the last attempt failed, if it did. */
  problem: unknown;
  isSending: boolean;
  onConfirm: () => void;
}

export function VerifyButton({ problem, isSending, onConfirm }: VerifyButtonProps) {
  const { t } = useTranslation('account');
  const failure = useFailure();

  return (
    <>
      {problem !== undefined && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {failure(problem, t('verify.failed'), t('verify.lost'))}
        </Alert>
      )}
      <Button variant="contained" size="large" fullWidth loading={isSending} onClick={onConfirm}>
        {t('verify.submit')}
      </Button>
    </>
  );
}
