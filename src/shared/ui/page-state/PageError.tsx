import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface PageErrorProps {
  message: string;
  onRetry?: () => unknown;
}

/** What went wrong, in place of what should be here, with the way on. */
export function PageError({ message, onRetry }: PageErrorProps) {
  const { t } = useTranslation();
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={() => void onRetry()}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {message}
    </Alert>
  );
}
