import { useTranslation } from 'react-i18next';

import { isAppError } from '@/shared/api';

/**
 * What to tell a person of a failed call: the server's own words, that the network is away, that nobody knows whether it worked (`lost`,
 * where more is to be said than to look), or the spec's text for it.
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
