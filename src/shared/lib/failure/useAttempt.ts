import { useToast } from '@/shared/lib/toast';

import { useFailure } from './useFailure';

/** Does what a press asks for; a failure is told in a toast, by `failed` where the call says nothing of its own. */
export function useAttempt() {
  const toast = useToast();
  const failure = useFailure();

  return (action: () => Promise<unknown>, failed: string): Promise<unknown> =>
    action().catch((error: unknown) => toast.error(failure(error, failed)));
}
