import { useTranslation } from 'react-i18next';

import type { MessageKey } from '@contract/messages';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

/** Ends sessions and says how it went. */
export function useEnding(done: MessageKey, onSettled: () => void) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const say = useSay();
  const failure = useFailure();

  return async (end: () => Promise<unknown>) => {
    try {
      await end();
      toast.success(say(done));
    } catch (error) {
      toast.error(failure(error, t('sessions.failed')));
    }
    onSettled();
  };
}
