import type { Product, ProductRow } from '@contract/wire/product';

export const makeProductRow = (overrides: Partial<ProductRow> = {}): ProductRow => ({
  id: 5,
  name: 'Panadol',
  name_ar: 'بانادول',
  generic_name: 'Paracetamol',
  generic_name_ar: 'باراسيتامول',
  strength: '500 mg',
  dosage_form: 'tablet',
  image: null,
  price: 25.5,
  stock: 40,
  lowStockAlert: 10,
  expiry_date: null,
  prescription_required: false,
  is_listed: true,
  category_id: 2,
  category: { id: 2, name: 'Pain Relief', name_ar: 'مسكنات الألم', icon: 'pain-relief' },
  ...overrides,
});

export const makeProduct = (overrides: Partial<Product> = {}): Product => ({
  ...makeProductRow(),
  active_ingredients: 'Paracetamol 500 mg',
  manufacturer: 'GSK',
  dosage: 'Twice a day',
  dosage_ar: null,
  side_effects: 'Rarely a rash',
  side_effects_ar: null,
  description: null,
  description_ar: null,
  ...overrides,
});
