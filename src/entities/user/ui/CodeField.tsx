import { useTranslation } from 'react-i18next';

import { FormTextField } from '@/shared/ui/form';

/** Phones and password managers fill in the code of an app by themselves; a recovery code has letters. */
const KINDS = {
  app: { label: 'code.app', hint: 'code.appHint', autoComplete: 'one-time-code', inputMode: 'numeric' },
  recovery: { label: 'code.recovery', hint: 'code.recoveryHint', autoComplete: 'off', inputMode: 'text' },
  either: { label: 'code.app', hint: 'code.eitherHint', autoComplete: 'one-time-code', inputMode: 'text' },
} as const;

interface CodeFieldProps {
  kind: keyof typeof KINDS;
  id?: string;
  /** Takes the focus as it appears. */
  isFirst?: boolean;
}

/** The second factor. Speaks the texts of `account`. */
export function CodeField({ kind, id = 'code', isFirst = false }: CodeFieldProps) {
  const { t } = useTranslation('account');
  const { label, hint, autoComplete, inputMode } = KINDS[kind];

  return (
    <FormTextField
      // A new field takes the focus again.
      key={kind}
      name="code"
      id={id}
      label={t(label)}
      helperText={t(hint)}
      autoComplete={autoComplete}
      inputRef={isFirst ? focusOnce : undefined}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();
