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
  /** Takes the focus as it appears. */
  isFirst?: boolean;
}

/** The field for the second factor. Uses the texts of `account`. */
export function CodeField({ kind, id = 'code', isFirst = false }: CodeFieldProps) {
  const { t } = useTranslation('account');
  const { label, hint, autoComplete, inputMode } = KINDS[kind];

  return (
    <FormTextField
      // Mounted again for another kind, so that it takes the focus again.
      key={kind}
      name="code"
      id={id}
      label={t(label)}
      helperText={t(hint)}
      autoComplete={autoComplete}
      inputRef={isFirst ? initialFocus : undefined}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
