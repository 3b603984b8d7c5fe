import { useTranslation } from 'react-i18next';

import { parseUserAgent } from './parseUserAgent';

/** Uses the texts of `settings`. */
export function useDeviceName() {
  const { t } = useTranslation('settings');

  return (userAgent: string) => {
    const { browser, system } = parseUserAgent(userAgent);
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknownDevice');
  };
}
