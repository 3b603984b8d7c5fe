import type { MedicationDetails } from '@contract/wire/medication';

import type { ProductValues } from './productValues';

/** What describes a product, without what each pharmacy sets for itself: price, stock, expiry date and picture. */
type CatalogueValues = Omit<
  ProductValues,
  'price' | 'stock' | 'lowStockAlert' | 'expiry_date' | 'image' | 'image_refusal' | 'remove_image'
>;

/** The form values from a listing of another pharmacy; empty where it has none. */
export function catalogueValuesOf({
  details,
  usage_and_side_effects: usage,
  ...listed
}: MedicationDetails): CatalogueValues {
  const said = {
    name: listed.name,
    name_ar: listed.name_ar === listed.name ? '' : listed.name_ar,
    category_id: listed.category_id,
    generic_name: listed.generic_name,
    generic_name_ar: listed.generic_name_ar,
    active_ingredients: details.active_ingredients,
    strength: listed.strength,
    dosage_form: listed.dosage_form,
    prescription_required: listed.prescription_required,
    manufacturer: details.manufacturer,
    dosage: usage.dosage,
    dosage_ar: usage.dosage_ar,
    side_effects: usage.side_effects,
    side_effects_ar: usage.side_effects_ar,
    description: listed.description,
    description_ar: listed.description_ar,
  } satisfies { [Field in keyof CatalogueValues]: CatalogueValues[Field] | null };
  return Object.fromEntries(Object.entries(said).map(([field, text]) => [field, text ?? ''])) as CatalogueValues;
}

/** Replaces the names, and all other values that are empty or came from an earlier choice. What was typed by hand stays. */
export function withCatalogueValues(
  values: ProductValues,
  before: Partial<CatalogueValues>,
  now: CatalogueValues,
): ProductValues {
  const fields = Object.keys(now) as (keyof CatalogueValues)[];
  const replaced = fields.filter(
    (field) => field === 'name' || field === 'name_ar' || !values[field] || values[field] === before[field],
  );
  return { ...values, ...Object.fromEntries(replaced.map((field) => [field, now[field]])) };
}
