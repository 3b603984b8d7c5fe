import { createContext, use, useEffect } from 'react';

/** Hears of the form within whether it holds what nobody has sent yet. */
export const UnsavedForm = createContext<(isUnsaved: boolean) => void>(() => undefined);

export function useTellUnsaved(isUnsaved: boolean) {
  const tell = use(UnsavedForm);

  useEffect(() => tell(isUnsaved), [tell, isUnsaved]);
}
