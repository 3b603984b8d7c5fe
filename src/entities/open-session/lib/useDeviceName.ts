import { useTranslation } from 'react-i18next';

import { deviceOf } from './deviceOf';

/** Speaks the texts of `settings`. */
export function useDeviceName() {
  const { t } = useTranslation('settings');

  return (userAgent: string) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknownDevice');
  };
}
