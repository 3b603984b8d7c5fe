import type { ListedOrder, OrderDetails, OrderEvent } from '@contract/wire/order';

export const makeOrderRow = (overrides: Partial<ListedOrder> = {}): ListedOrder => ({
  id: 9,
  order_code: 'KQD5QPKW',
  status: 'pending',
  fulfilment: 'delivery',
  payment_method: 'cash_on_delivery',
  created_at: '2026-01-05T10:00:00.000Z',
  pharmacy: { id: 3, name: 'Seif Pharmacy', name_ar: 'صيدلية سيف' },
  customer: { name: 'Mona Adel' },
  total_items: 2,
  total_amount: 120.5,
  ...overrides,
});

export const makeEvent = (overrides: Partial<OrderEvent> = {}): OrderEvent => ({
  id: 1,
  status: 'pending',
  actor: 'customer',
  created_at: '2026-01-05T10:00:00.000Z',
  reason: null,
  refunded_amount: null,
  refused_amount: null,
  ...overrides,
});

/** A pending order for delivery: two boxes, together 90.50 EGP, and 30 EGP for shipping. */
export const makeOrder = (overrides: Partial<OrderDetails> = {}): OrderDetails => ({
  ...makeOrderRow(),
  subtotal: 90.5,
  discount: 0,
  promo_code: null,
  shipping: 30,
  tax: 0,
  total: 120.5,
  items: [
    {
      id: 1,
      quantity: 2,
      price: 45.25,
      total_price: 90.5,
      medication: {
        id: 5,
        name: 'Panadol Extra',
        name_ar: 'بانادول إكسترا',
        strength: null,
        dosage_form: null,
        prescription_required: false,
        image: null,
      },
    },
  ],
  events: [makeEvent()],
  payment_status: 'due',
  refunded_amount: 0,
  refunding_amount: 0,
  refused_amount: 0,
  card: null,
  phone_number: '+201012345678',
  recipient: 'Mona Adel',
  delivery_address: 'Mona Adel, 7 Road 233, Maadi, Cairo',
  delivery_address_ar: 'Mona Adel، 7 Road 233، المعادي، القاهرة',
  pharmacy: {
    id: 3,
    name: 'Seif Pharmacy',
    name_ar: 'صيدلية سيف',
    phone: '+20223456789',
    address: '5 Tahrir Square',
    address_ar: '5 ميدان التحرير',
    governorate: { id: 1, name: 'Cairo', name_ar: 'القاهرة' },
  },
  notes: '',
  allowed_statuses: ['cancelled'],
  ...overrides,
});
