import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface PageErrorProps {
  message: string;
  /** Where nothing else names the page, its message does. */
  isHeading?: boolean;
  onRetry?: () => unknown;
}

/** What went wrong, in place of what should be here, with the way on. */
export function PageError({ message, isHeading = false, onRetry }: PageErrorProps) {
  const { t } = useTranslation();
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={() => void onRetry()}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      <Box component={isHeading ? 'h1' : 'span'} sx={{ m: 0, font: 'inherit' }}>
        {message}
      </Box>
    </Alert>
  );
}
