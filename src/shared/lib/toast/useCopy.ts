import { useToast } from './useToast';

/** Copies a text to the clipboard and shows `done`, or `failed` if there is no clipboard, as on plain http in a pharmacy's own network. */
export function useCopy() {
  const toast = useToast();

  return async (text: string, done: string, failed: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.error(failed);
    }
  };
}
