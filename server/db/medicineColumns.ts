import { idAndNames } from './idAndNames';
import { medicationCategories, medications } from './schema';

/** What a line of any list says of a medicine, the public's and the pharmacy's own. */
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

/** And of the shelf that it stands on. */
export const categoryColumns = { ...idAndNames(medicationCategories), icon: medicationCategories.icon };
