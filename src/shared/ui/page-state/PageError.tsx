import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { useFailure } from '@/shared/lib/failure';

interface PageErrorProps {
  /** The text for an error without a message of its own. */
  message: string;
  error?: unknown;
  /** Whether the message is the heading of the page, because there is no other. */
  isHeading?: boolean;
  onRetry?: () => unknown;
}

/**
 * An error in place of the content, with a button to try again. It looks like MUI's Alert without being one: home can fail too, and should
 * not load the code of the other three kinds of alerts.
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
        <Button color="inherit" size="small" sx={BELOW_TEXT} onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      )}
    </Box>
  );
}

const ALERT = {
  display: 'flex',
  flexWrap: 'wrap',
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

/** In a narrow box the button wraps: its label then begins where the text does. */
const BELOW_TEXT = { marginInlineStart: 1.75 };
