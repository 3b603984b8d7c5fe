import type { CategoryWithCount, MedicationCard, MedicationDetails } from '@contract/wire/medication';
import type { Pharmacy, PharmacyDetails } from '@contract/wire/pharmacy';

const CAIRO = { id: 1, name: 'Cairo', name_ar: 'القاهرة' };
const MAADI = { id: 3, name: 'Maadi', name_ar: 'المعادي' };
const SELLER = {
  id: 1,
  name: 'Seif Pharmacy',
  name_ar: 'صيدلية سيف',
  governorate_id: CAIRO.id,
  is_delivery_available: true,
  delivery_fee: 30,
  free_delivery_threshold: 200,
  closed_until: null,
};

export const makeCategory = (overrides: Partial<CategoryWithCount> = {}): CategoryWithCount => ({
  id: 2,
  name: 'Pain Relief',
  name_ar: 'مسكنات الألم',
  icon: 'pain-relief',
  total_medications: 7,
  ...overrides,
});

export const makeMedication = (overrides: Partial<MedicationCard> = {}): MedicationCard => ({
  id: 5,
  name: 'Panadol',
  name_ar: 'بانادول',
  generic_name: 'Paracetamol',
  generic_name_ar: 'باراسيتامول',
  strength: '500 mg',
  dosage_form: null,
  price: 25.5,
  is_in_stock: true,
  available_quantity: 10,
  image: null,
  category_id: 2,
  category: { id: 2, name: 'Pain Relief', name_ar: 'مسكنات الألم', icon: 'pain-relief' },
  pharmacy: SELLER,
  ...overrides,
});

export const makeMedicationDetails = (overrides: Partial<MedicationDetails> = {}): MedicationDetails => ({
  ...makeMedication(),
  prescription_required: false,
  description: 'For headache and fever.',
  description_ar: 'للصداع والحمى.',
  pharmacy: { ...SELLER, governorate: CAIRO, city: MAADI },
  details: {
    active_ingredients: 'Paracetamol 500 mg',
    active_ingredients_ar: 'باراسيتامول (Paracetamol 500 mg)',
    expiry_date: '2028-03-31',
    manufacturer: 'Haleon',
  },
  usage_and_side_effects: {
    dosage: 'One tablet every six hours',
    dosage_ar: 'قرص كل ست ساعات',
    side_effects: 'Rarely a rash',
    side_effects_ar: 'طفح جلدي نادرًا',
  },
  ...overrides,
});

/** A pharmacy as its own page shows it, by default without the texts about itself. */
export const makePharmacyDetails = (overrides: Partial<PharmacyDetails> = {}): PharmacyDetails => ({
  ...makePharmacy(),
  email: null,
  website: null,
  description: null,
  ...overrides,
});

export const makePharmacy = (overrides: Partial<Pharmacy> = {}): Pharmacy => ({
  id: 1,
  name: 'Seif Pharmacy',
  name_ar: 'صيدلية سيف',
  image: null,
  address: '9 Road 9',
  address_ar: '9 شارع 9',
  city: MAADI,
  governorate: CAIRO,
  opening_time: '09:00:00',
  closing_time: '23:30:00',
  phone: '+201000410201',
  working_days: ['saturday', 'sunday'],
  is_delivery_available: true,
  delivery_fee: 30,
  free_delivery_threshold: 200,
  closed_until: null,
  total_medications: '24',
  ...overrides,
});
