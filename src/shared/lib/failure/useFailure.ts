import { useTranslation } from 'react-i18next';

import { errorMessage, isAppError } from '@/shared/api';

/** What to tell a person of a failed call: the server's own words, that the network is away, or the call's fallback. */
export function useFailure() {
  const { t } = useTranslation();

  return (error: unknown, fallback: string) =>
    isAppError(error) && error.status === 'NETWORK' ? t('offline') : errorMessage(error, fallback);
}
