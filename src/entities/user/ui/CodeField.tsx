import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { FormTextField } from '@/shared/ui/form';
import { initialFocus } from '@/shared/ui/initial-focus';

/** Phones and password managers can fill in the code of an app. A recovery code contains letters, so its keyboard is not numeric. */
const KINDS = {
  app: { label: 'code.app', hint: 'code.appHint', autoComplete: 'one-time-code', inputMode: 'numeric' },
  recovery: { label: 'code.recovery', hint: 'code.recoveryHint', autoComplete: 'off', inputMode: 'text' },
  either: { label: 'code.app', hint: 'code.eitherHint', autoComplete: 'one-time-code', inputMode: 'text' },
} as const;

interface CodeFieldProps {
  kind: keyof typeof KINDS;
  id?: string;
  /** Takes the focus as it appears, and again as it asks for another kind. */
  isFirst?: boolean;
}

/** The field for the second factor. Uses the texts of `account`. */
export function CodeField({ kind, id = 'code', isFirst = false }: CodeFieldProps) {
  const { t } = useTranslation('account');
  const { label, hint, autoComplete, inputMode } = KINDS[kind];
  const input = useRef<HTMLInputElement>(null);
  const shownKind = useRef(kind);

  useEffect(() => (isFirst ? initialFocus(input.current) : undefined), [isFirst]);

  // Not mounted again and not by `initialFocus`: with Firefox, Orca would take the new label for what had the focus, and not say it.
  useEffect(() => {
    if (isFirst && shownKind.current !== kind) input.current?.focus();
    shownKind.current = kind;
  }, [isFirst, kind]);

  return (
    <FormTextField
      name="code"
      id={id}
      label={t(label)}
      helperText={t(hint)}
      autoComplete={autoComplete}
      inputRef={input}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
