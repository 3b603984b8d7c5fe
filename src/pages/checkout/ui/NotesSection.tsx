import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { LIMITS } from '@contract/limits';
import { FormTextField } from '@/shared/ui/form';
import { HiddenText } from '@/shared/ui/hidden-text';

import { Section } from './Section';

/** A pasted text that is too long is not cut off; instead the form says so, and by how much. */
export function NotesSection() {
  const { t } = useTranslation('checkout');
  const [{ value: notes }] = useField<string>('notes');
  const { isSubmitting } = useFormikContext();

  return (
    <Section title={t('notes')}>
      <FormTextField
        name="notes"
        multiline
        minRows={3}
        disabled={isSubmitting}
        example={
          <>
            {/* Hidden from screen readers, which would interrupt the typing with each new count. */}
            <span aria-hidden>{t('notesUsed', { used: notes.trim().length, max: LIMITS.notes })}</span>
            <HiddenText>{t('notesLimit', { max: LIMITS.notes })}</HiddenText>
          </>
        }
        slotProps={{ htmlInput: { 'aria-label': t('notes') } }}
      />
    </Section>
  );
}
