import { useTranslation } from 'react-i18next';

import { isAppError } from '@/shared/api';

/**
 * The text for a failed call: the server's own message, that there is no connection, that the outcome is unknown (`lost` replaces the
 * general text for that), or the given fallback.
 */
export function useFailure() {
  const { t } = useTranslation();

  return (error: unknown, fallback: string, lost = t('noAnswer')) => {
    if (!isAppError(error)) return fallback;
    if (error.message) return error.message;
    if (error.status === 'OUTCOME_UNKNOWN') return lost;
    return error.status === 'NETWORK' ? t('offline') : fallback;
  };
}
