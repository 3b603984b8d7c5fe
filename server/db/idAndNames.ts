interface IdAndNames<Id, Name, NameAr> {
  id: Id;
  name: Name;
  nameAr: NameAr;
}

/**
 * How the API refers to a thing, made from the columns of a table or from a row. Rows of lists write this out, since an object that begins
 * with a spread makes an answer take twice the time.
 */
export const idAndNames = <Id, Name, NameAr>({ id, name, nameAr }: IdAndNames<Id, Name, NameAr>) => ({
  id,
  name,
  name_ar: nameAr,
});

/** How the API refers to a medicine: with its strength and form as well. */
export const medicineReference = <Id, Name, NameAr, Strength, Form>(
  medicine: IdAndNames<Id, Name, NameAr> & { strength: Strength; dosageForm: Form },
) => ({ ...idAndNames(medicine), strength: medicine.strength, dosage_form: medicine.dosageForm });
