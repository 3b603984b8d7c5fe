import { useToast } from '@/shared/lib/toast';

import { useFailure } from './useFailure';

/** Runs an action, and shows its failure in a toast: the server's message, or `failed` if there is none. */
export function useAttempt() {
  const toast = useToast();
  const failure = useFailure();

  return (action: () => Promise<unknown>, failed: string): Promise<unknown> =>
    action().catch((error: unknown) => toast.error(failure(error, failed)));
}
