import type { Language } from '@contract/language';
import { withKind } from '@contract/strength';

interface TwoNames {
  name: string;
  nameAr: string;
}

interface Medicine extends TwoNames {
  strength: string | null;
  dosageForm: string | null;
}

/** For mails alone: answers of the API carry both names, and the client picks one. */
export const nameIn = (language: Language, { name, nameAr }: TwoNames): string => (language === 'ar' ? nameAr : name);

/** Adds strength and form, unless the name already has them. */
export const medicineNameIn = (language: Language, medicine: Medicine): string =>
  withKind({ ...medicine, dosage_form: medicine.dosageForm }, nameIn(language, medicine));
