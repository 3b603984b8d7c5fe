import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** On a good line the answer has come long before. */
const LATE_MS = 10_000;

/** Stands there while the order is sent, and speaks where that takes long: a bad line or a bank may need a minute. */
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
