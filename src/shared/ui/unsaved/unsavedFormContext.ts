import { createContext, type RefObject, use, useEffect } from 'react';

type Discard = (() => void) | undefined;

/** Lets each form report whether it has unsaved changes, and how to discard its draft. */
export const UnsavedFormContext = createContext<
  (isUnsaved: boolean, form: HTMLFormElement | null, discard?: Discard) => void
>(() => undefined);

export function useReportUnsaved(isUnsaved: boolean, form: RefObject<HTMLFormElement | null>, discard: Discard) {
  const report = use(UnsavedFormContext);

  useEffect(() => report(isUnsaved, form.current, discard), [report, isUnsaved, form, discard]);
}
