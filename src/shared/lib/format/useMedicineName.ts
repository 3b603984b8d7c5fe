import { withKind } from '@contract/strength';
import { useLanguage } from '@/shared/i18n';

interface Medicine {
  name: string;
  name_ar: string;
  strength: string | null;
  dosage_form: string | null;
}

/** What a medicine is called in the reader's language, with its strength and form where two of them would else be two equal lines. */
export function useMedicineName() {
  const { nameOf } = useLanguage();
  return (medicine: Medicine) => withKind(medicine, nameOf(medicine));
}
