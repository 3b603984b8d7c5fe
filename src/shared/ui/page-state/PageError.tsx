import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { useFailure } from '@/shared/lib/failure';

interface PageErrorProps {
  /** What is said where the failed call says nothing of its own. */
  message: string;
  error?: unknown;
  /** Where nothing else names the page, its message does. */
  isHeading?: boolean;
  onRetry?: () => unknown;
}

/**
 * What went wrong, in place of what should be here, with the way on. It looks like Material's alert, and is none: the
 * first page of the site can fail too, and should not carry three kinds of news that it never has.
 */
export function PageError({ message, error, isHeading = false, onRetry }: PageErrorProps) {
  const { t } = useTranslation();
  const failure = useFailure();

  return (
    <Box role="alert" sx={ALERT}>
      <ErrorIcon sx={{ fontSize: 22, color: 'var(--mui-palette-Alert-errorIconColor)' }} />
      <Box component={isHeading ? 'h1' : 'span'} sx={{ m: 0, py: 1, flex: '1 10em', font: 'inherit' }}>
        {failure(error, message)}
      </Box>
      {onRetry && (
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      )}
    </Box>
  );
}

const ALERT = {
  display: 'flex',
  // In a narrow box the way on stands under what went wrong.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 0.75,
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
  borderRadius: 1,
  typography: 'body2',
  color: 'var(--mui-palette-Alert-errorColor)',
  bgcolor: 'var(--mui-palette-Alert-errorStandardBg)',
};
