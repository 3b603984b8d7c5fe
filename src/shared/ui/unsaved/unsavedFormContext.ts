import { createContext, type RefObject, use, useEffect } from 'react';

type Discard = (() => void) | undefined;

/** Hears of each form within whether it holds what nobody has sent yet, and what forgets that where it waits for its person. */
export const UnsavedFormContext = createContext<
  (isUnsaved: boolean, form: HTMLFormElement | null, discard?: Discard) => void
>(() => undefined);

export function useReportUnsaved(isUnsaved: boolean, form: RefObject<HTMLFormElement | null>, discard: Discard) {
  const report = use(UnsavedFormContext);

  useEffect(() => report(isUnsaved, form.current, discard), [report, isUnsaved, form, discard]);
}
