interface NamedTwice<Id, Name, NameAr> {
  id: Id;
  name: Name;
  nameAr: NameAr;
}

/**
 * What the wire says of a thing that it mentions: of the columns of a table, or of a row. Rows of lists write it out: an object that
 * begins with a spread costs an answer twice the time.
 */
export const named = <Id, Name, NameAr>({ id, name, nameAr }: NamedTwice<Id, Name, NameAr>) => ({
  id,
  name,
  name_ar: nameAr,
});

/** Of a medicine that is mentioned its strength and form as well. */
export const namedMedicine = <Id, Name, NameAr, Strength, Form>(
  medicine: NamedTwice<Id, Name, NameAr> & { strength: Strength; dosageForm: Form },
) => ({ ...named(medicine), strength: medicine.strength, dosage_form: medicine.dosageForm });
