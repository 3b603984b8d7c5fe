import { idAndNames } from './idAndNames';
import { medicationCategories, medications } from './schema';

/** The columns of a medicine in every list, public or of a pharmacy. */
export const medicineColumns = {
  id: medications.id,
  name: medications.name,
  nameAr: medications.nameAr,
  genericName: medications.genericName,
  genericNameAr: medications.genericNameAr,
  strength: medications.strength,
  dosageForm: medications.dosageForm,
  price: medications.price,
  stock: medications.stock,
  image: medications.image,
};

/** The columns of its category. */
export const categoryColumns = { ...idAndNames(medicationCategories), icon: medicationCategories.icon };
