import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** With this many codes or fewer a warning is shown, since they may be used up before the owner comes here again. */
const FEW = 2;

export function RecoveryCodesLeft({ count }: { count: number }) {
  const { t } = useTranslation('settings');
  const text = t('twoFactor.codesLeft', { count });

  if (count > FEW) return <Typography color="textSecondary">{text}</Typography>;
  return (
    <Alert severity="warning" role="note">
      {text}
    </Alert>
  );
}
