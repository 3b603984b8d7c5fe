import { createContext, type RefObject, use, useEffect } from 'react';

/** Hears of each form within whether it holds what nobody has sent yet. */
export const UnsavedForm = createContext<(isUnsaved: boolean, form: HTMLFormElement | null) => void>(() => undefined);

export function useTellUnsaved(isUnsaved: boolean, form: RefObject<HTMLFormElement | null>) {
  const tell = use(UnsavedForm);

  useEffect(() => tell(isUnsaved, form.current), [tell, isUnsaved, form]);
}
