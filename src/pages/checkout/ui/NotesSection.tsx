import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { LIMITS } from '@contract/limits';
import { FormTextField } from '@/shared/ui/form';
import { HiddenText } from '@/shared/ui/hidden-text';

import { Section } from './Section';

/** Longer notes are not cut off while they are pasted: the form says so instead, and by how much. */
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
            {/* Screen readers would say each new count in the middle of what is typed. */}
            <span aria-hidden>{t('notesUsed', { used: notes.trim().length, max: LIMITS.notes })}</span>
            <HiddenText>{t('notesLimit', { max: LIMITS.notes })}</HiddenText>
          </>
        }
        slotProps={{ htmlInput: { 'aria-label': t('notes') } }}
      />
    </Section>
  );
}
