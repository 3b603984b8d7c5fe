import type { MedicationDetails } from '@contract/wire/medication';

import type { ProductValues } from './productValues';

/** What a product is, without what each pharmacy says for itself: price, stock, expiry date and picture. */
type Described = Omit<
  ProductValues,
  'price' | 'stock' | 'lowStockAlert' | 'expiry_date' | 'image' | 'image_refusal' | 'remove_image'
>;

/** The form's values for what another pharmacy lists; empty where nothing is said. */
export function describedAs({ details, usage_and_side_effects: usage, ...listed }: MedicationDetails): Described {
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
  } satisfies { [Field in keyof Described]: Described[Field] | null };
  return Object.fromEntries(Object.entries(said).map(([field, text]) => [field, text ?? ''])) as Described;
}

/** Names it anew; of the rest, what was typed by hand stays, and what an earlier choice filled in goes. */
export function filledIn(values: ProductValues, before: Partial<Described>, now: Described): ProductValues {
  const fields = Object.keys(now) as (keyof Described)[];
  const replaced = fields.filter(
    (field) => field === 'name' || field === 'name_ar' || !values[field] || values[field] === before[field],
  );
  return { ...values, ...Object.fromEntries(replaced.map((field) => [field, now[field]])) };
}
