import { useTranslation } from 'react-i18next';

import { useToast } from '@/shared/lib/toast';

/** Copies a text and says so, or says what to do where the browser gives no clipboard, as on plain http. */
export function useCopy(text: string, failedText: string) {
  const { t } = useTranslation('settings');
  const toast = useToast();

  return async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('twoFactor.copied'));
    } catch {
      toast.error(failedText);
    }
  };
}
