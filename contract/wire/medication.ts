import { type Static, Type } from '@sinclair/typebox';

import { CATEGORY_ICONS } from '../medication';
import {
  ClosedUntil,
  Egp,
  FreeDeliveryThreshold,
  Nullable,
  NullableText,
  Page,
  PicturePath,
  Shape,
  StringEnum,
} from './envelope';
import { Named } from './location';

export const Category = Shape('Category', { ...Named.properties, icon: StringEnum(CATEGORY_ICONS) });
export type Category = Static<typeof Category>;

export const ExpiryDate = Nullable(Type.String({ format: 'date' }), 'Null where the pharmacy names none');

export const PrescriptionRequired = Type.Boolean({
  description: 'Handed over against a prescription only, which is shown on receipt: nothing is uploaded',
});

export const CategoryWithCount = Shape('CategoryWithCount', {
  ...Category.properties,
  total_medications: Type.Integer({
    description:
      'Listings on sale, of the pharmacy or the governorate that was named, or of all; for staff, all products of their pharmacy',
  }),
});
export type CategoryWithCount = Static<typeof CategoryWithCount>;

/** A medicine that is referred to by name. With another strength or form it is a different medicine. */
export const NamedMedicine = Shape('NamedMedicine', {
  ...Named.properties,
  strength: NullableText,
  dosage_form: NullableText,
});

const medicationCard = {
  ...NamedMedicine.properties,
  generic_name: NullableText,
  generic_name_ar: NullableText,
  price: Egp(),
  is_in_stock: Type.Boolean(),
  available_quantity: Type.Integer({ description: 'Units that one cart may hold now: the stock, at most 10' }),
  image: PicturePath,
  category_id: Type.Integer(),
  category: Category,
};

const seller = {
  ...Named.properties,
  governorate_id: Type.Integer(),
  is_delivery_available: Type.Boolean(),
  delivery_fee: Egp(),
  free_delivery_threshold: FreeDeliveryThreshold,
  closed_until: ClosedUntil,
};

export const MedicationCard = Shape('MedicationCard', { ...medicationCard, pharmacy: Type.Object(seller) });
export type MedicationCard = Static<typeof MedicationCard>;

export const MedicationPage = Shape('MedicationPage', {
  ...Page(MedicationCard).properties,
  total: Type.Integer({
    description: 'Counted up to 10,000: where more are found it is 10,000, and no page lies beyond',
  }),
  only_alike: Type.Boolean({ description: 'Nothing has every word that was asked for; these come closest' }),
  suits_child: Type.Union([Type.Boolean(), Type.Null()], {
    description:
      'Whether any of what was found says that it is for a child, or comes in a form that one takes; null where `q` does not ask for a child',
  }),
});
export type MedicationPage = Static<typeof MedicationPage>;

export const MedicationDetails = Shape('MedicationDetails', {
  ...medicationCard,
  prescription_required: PrescriptionRequired,
  description: NullableText,
  description_ar: NullableText,
  pharmacy: Type.Object({ ...seller, governorate: Named, city: Named }),
  details: Type.Object({
    active_ingredients: NullableText,
    active_ingredients_ar: Nullable(
      Type.String(),
      'As far as the generic name says them in Arabic; null where it says none',
    ),
    expiry_date: ExpiryDate,
    manufacturer: NullableText,
  }),
  usage_and_side_effects: Type.Object({
    dosage: NullableText,
    dosage_ar: NullableText,
    side_effects: NullableText,
    side_effects_ar: NullableText,
  }),
});
export type MedicationDetails = Static<typeof MedicationDetails>;
