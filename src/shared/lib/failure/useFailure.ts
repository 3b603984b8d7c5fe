import { useTranslation } from 'react-i18next';

import { isAppError } from '@/shared/api';

/** What to tell a person of a failed call: the server's own words, that the network is away, that nobody knows whether it worked, or the spec's text for it. */
export function useFailure() {
  const { t } = useTranslation();

  return (error: unknown, fallback: string) => {
    if (!isAppError(error)) return fallback;
    if (error.message) return error.message;
    if (error.status === 'LOST') return t('noAnswer');
    return error.status === 'NETWORK' ? t('offline') : fallback;
  };
}
