import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** On a good connection the answer comes much earlier. */
const LATE_MS = 10_000;

/**
 * Rendered while the order is sent, so that its live region exists before it speaks. After a while it says that a slow connection or a bank
 * may need a minute.
 */
export function StillSending() {
  const { t } = useTranslation('checkout');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status">
      {isLate && (
        <Alert severity="info" role="none">
          {t('stillSending')}
        </Alert>
      )}
    </div>
  );
}
