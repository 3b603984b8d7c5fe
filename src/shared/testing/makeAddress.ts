import type { Address } from '@contract/wire/address';

export const makeAddress = (overrides: Partial<Address> = {}): Address => ({
  id: 7,
  name: 'Home',
  phone: '+201012345678',
  address: '7 Road 233',
  governorate: { id: 1, name: 'Cairo', name_ar: 'القاهرة' },
  city: { id: 11, name: 'Maadi', name_ar: 'المعادي' },
  postal_code: '11728',
  is_default: false,
  fingerprint: 'Home',
  ...overrides,
});
