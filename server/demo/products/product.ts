type DemoForm =
  | 'tablet'
  | 'capsule'
  | 'syrup'
  | 'suspension'
  | 'drops'
  | 'cream'
  | 'ointment'
  | 'gel'
  | 'spray'
  | 'inhaler'
  | 'suppository'
  | 'sachet'
  | 'effervescent'
  | 'solution'
  | 'pen'
  | 'lozenge'
  | 'shampoo'
  | 'lotion';

/** The fields that all products of one substance share. */
export interface DemoSubstance {
  genericName: string;
  genericNameAr: string;
  activeIngredients: string;
  dosage: string;
  dosageAr: string;
  prescriptionRequired?: true;
  sideEffects: string;
  sideEffectsAr: string;
}

/** One medicine of the catalogue. `price` is in EGP; `picture` names a file of public/images/medications. */
export interface DemoProduct extends DemoSubstance {
  name: string;
  nameAr: string;
  strength?: string;
  form: DemoForm;
  manufacturer: string;
  price: number;
  picture: string;
  description: string;
  descriptionAr: string;
}
