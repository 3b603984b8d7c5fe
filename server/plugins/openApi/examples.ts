import type { JsonSchema } from './jsonSchema';

const MOMENT = '2026-03-14T09:26:53.000Z';
const NOTHING = { subtotal: 0, discount: 0, shipping: 0, tax: 0, total: 0 };

const firstPage = (path: string) => [
  { label: 'previous', url: null, active: false },
  { label: '1', url: `${path}?page=1&paginate=12`, active: true },
  { label: 'next', url: null, active: false },
];

const story = (...events: [status: string, actor: string][]) =>
  events.map(([status, actor], index) => ({ id: 31 + index, status, actor, created_at: MOMENT }));

/** What a field holds in one place only: it goes before everything else. */
const OWN_VALUES: Record<string, unknown> = {
  'user.pharmacy': null,
  'cart.problem': null,
  'emptied cart.items': [],
  'emptied cart.quotes': [],
  'emptied cart.total_quantity': 0,
  'emptied cart.amounts': NOTHING,
  'medication.links': firstPage('/api/medications'),
  'pharmacy.links': firstPage('/api/pharmacies'),
  'order.links': firstPage('/api/orders'),
  'order.card': null,
  'moved order.card': null,
  'moved order.status': 'processing',
  'moved order.allowed_statuses': ['shipped', 'delivered', 'cancelled'],
  'moved order.events': story(['pending', 'customer'], ['processing', 'pharmacy']),
  'cancelled order.card': null,
  'cancelled order.status': 'cancelled',
  'cancelled order.allowed_statuses': [],
  'cancelled order.events': story(['pending', 'customer'], ['cancelled', 'customer']),
};

/** One believable value per field; `subject.field` where the same word means different things. */
const VALUES: Record<string, string | number | boolean> = {
  id: 12,
  name: 'Panadol Extra',
  name_ar: 'بنادول إكسترا',
  'user.id': 5,
  'pharmacy.id': 3,
  'pharmacy.name': 'Nile Pharmacy',
  'pharmacy.name_ar': 'صيدلية النيل',
  'pharmacy.address': '12 Tahrir Street',
  'pharmacy.address_ar': '12 شارع التحرير',
  'pharmacy.image': '/images/pharmacies/corner-teal.svg',
  'settings.name': 'Nile Pharmacy',
  'settings.name_ar': 'صيدلية النيل',
  'settings.email': 'hello@nile.example',
  'settings.address': '12 Tahrir Street',
  'settings.address_ar': '12 شارع التحرير',
  'settings.website': 'https://nile.example',
  'settings.description': 'Open late, and happy to advise.',
  'settings.opening_time': '09:00',
  'settings.closing_time': '23:00',
  'settings.delivery_fee': 30,
  'settings.free_delivery_threshold': 200,
  'settings.low_stock_threshold': 10,
  'governorate.id': 1,
  'governorate.name': 'Cairo',
  'governorate.name_ar': 'القاهرة',
  'city.id': 15,
  'city.name': 'Maadi',
  'city.name_ar': 'المعادي',
  'category.id': 1,
  'category.name': 'Pain Relief',
  'category.name_ar': 'مسكنات الألم',
  'customer.name': 'Mona Adel',
  'address.name': 'Home',
  'letter.name': 'Mona Adel',
  'letter.subject': 'Order DW-7K3M-9QXZ',

  first_name: 'Mona',
  last_name: 'Adel',
  email: 'mona@example.com',
  phone: '+201012345678',
  phone_number: '+201012345678',
  password: 'Dawaya#2026',
  password_confirmation: 'Dawaya#2026',
  current_password: 'Dawaya#2025',
  code: '492039',
  challenge: 'Qm9i4XwPz7LrT2vKcY0sHn8dUeA5gJ1f',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauth_url: 'otpauth://totp/Dawaya:mona%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Dawaya',
  recovery_codes: 'k7qmx-3hz5c',
  gender: 'female',
  remember: true,
  user_type: 'user',
  access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VySWQiOjV9.c2lnbmF0dXJl',
  refresh_token: 'Zk3v0m4nqT1yXw8sB7uJ5cQ2hL9aR6dE',

  'session.id': '5f0c8d0e-3b1a-4c7e-9a55-0d9f2b6c1e84',
  user_agent:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  last_used_at: MOMENT,
  has_two_factor: false,

  position: 'Pharmacist in charge',
  pharmacy_name: 'Nile Pharmacy',
  pharmacy_address: '12 Tahrir Street',
  pharmacy_postal_code: '11511',
  pharmacy_phone: '+201112345678',
  pharmacy_opening_time: '09:00',
  pharmacy_closing_time: '23:00',
  pharmacy_working_days: 'saturday',
  opening_time: '09:00:00',
  closing_time: '23:00:00',
  status: 'pending',
  'pharmacy.status': 'approved',

  address: '7 Road 233',
  postal_code: '11728',
  governorate_id: 1,
  city_id: 15,
  category_id: 1,
  pharmacy_id: 3,
  medication_id: 12,
  user_address_id: 4,

  'link.token': 'Vb7pQ3x0mK9sYt2cRw5eZa8nLh4uGd6jFi1oXqTkNvE',
  token: 'sbx_WyJ2aXNhIiwiMTExMSIsMTIsMjAzNSwiYXBwcm92ZSIsImExYjJjM2Q0Il0',
  last4: '1111',
  expiry_month: 12,
  expiry_year: 2035,
  holder_name: 'Mona Adel',
  is_expired: false,
  payment_method_id: 7,

  generic_name: 'Paracetamol / Caffeine',
  generic_name_ar: 'باراسيتامول / كافيين',
  strength: '500 mg / 65 mg',
  dosage_form: 'tablet',
  image: '/images/medications/tablets-pain-relief.svg',
  icon: 'pain-relief',
  available_quantity: 10,
  total_medications: 34,
  description: 'Relieves headache, toothache and fever.',
  description_ar: 'يخفف الصداع وألم الأسنان والحمى.',
  active_ingredients: 'Paracetamol 500 mg, caffeine 65 mg',
  expiry_date: '2028-04-30',
  manufacturer: 'GSK',
  dosage: '1 to 2 tablets up to 4 times a day.',
  dosage_ar: 'من قرص إلى قرصين حتى 4 مرات يوميًا.',
  side_effects: 'Rarely, skin rash or trouble sleeping.',
  side_effects_ar: 'نادرًا طفح جلدي أو صعوبة في النوم.',

  quantity: 2,
  total_quantity: 2,
  total_items: 2,
  price: 45.5,
  total_price: 91,
  subtotal: 91,
  discount: 0,
  shipping: 30,
  tax: 0,
  total: 121,
  total_amount: 121,
  expected_total: 121,
  'pickup.shipping': 0,
  'pickup.total': 91,
  delivery_fee: 30,
  free_delivery_threshold: 200,
  until_free_delivery: 109,
  tax_rate_percent: 0,

  order_code: 'DW-7K3M-9QXZ',
  delivery_address: 'Mona Adel, 7 Road 233, Maadi, Cairo',
  delivery_address_ar: 'منى عادل، 7 شارع 233، المعادي، القاهرة',
  notes: 'Please call before you come.',
  allowed_statuses: 'processing',
  created_at: MOMENT,

  total_customers: 86,
  total_orders: 240,
  pending_orders: 4,
  total_revenue: 31_240.75,

  'page.current_page': 1,
  'page.last_page': 1,
  'page.per_page': 12,
  'page.total': 1,

  success: true,
  message: 'Done',
};

/** Fields that only hold the subject: what is in them is still it. */
const WRAPPERS = ['data', 'items'];

/** An answer or a body as it could really be, for a call about `subject` (medication, order …). */
export const exampleOf = (schema: JsonSchema, subject: string, name = ''): unknown =>
  `${subject}.${name}` in OWN_VALUES ? OWN_VALUES[`${subject}.${name}`] : partExample(schema, subject, name);

function partExample(schema: JsonSchema, subject: string, name: string): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice, subject, name);
  if ('const' in schema) return schema.const;
  if (schema.items) return [exampleOf(schema.items, subject, name)];
  if (schema.properties) return objectExample(schema.properties, name && !WRAPPERS.includes(name) ? name : subject);
  return scalarExample(schema, subject, name);
}

function objectExample(properties: Record<string, JsonSchema>, subject: string) {
  const isPage = 'current_page' in properties;
  const entries = Object.entries(properties).map(([name, property]) => {
    const owner = isPage && property.type === 'integer' ? 'page' : subject;
    return [name, exampleOf(property, owner, name)];
  });
  return Object.fromEntries(entries) as unknown;
}

const FALLBACKS: Record<string, unknown> = { string: '', boolean: true, integer: 1, number: 1, null: null };

function scalarExample({ enum: allowed, type }: JsonSchema, subject: string, name: string): unknown {
  const value = VALUES[`${subject}.${name}`] ?? VALUES[name];
  if (allowed) return allowed.includes(value) ? value : allowed[0];
  const [kind = 'null'] = [type].flat();
  if (kind === 'string' && typeof value === 'number') return value.toString();
  return value ?? FALLBACKS[kind];
}
