import { withKind } from '@contract/strength';
import { useLanguage } from '@/shared/i18n';

interface Medicine {
  name: string;
  name_ar: string;
  strength: string | null;
  dosage_form: string | null;
}

/** The medicine's name in the reader's language, with strength and form, which tell medicines of the same name apart. */
export function useMedicineName() {
  const { nameOf } = useLanguage();
  return (medicine: Medicine) => withKind(medicine, nameOf(medicine));
}
