import type { AddressInput } from '@contract/address';
import type { Address } from '@contract/wire/address';
import type { User } from '@contract/wire/session';

/** The form values of an address, in which governorate and city start empty. */
export type AddressValues = Omit<AddressInput, 'governorate_id' | 'city_id'> & {
  governorate_id: number | '';
  city_id: number | '';
};

/** A new address starts with the person's own name and phone, since most people order for themselves. */
export const newFor = (user: User | null): AddressValues => ({
  name: user ? `${user.first_name} ${user.last_name}` : '',
  phone: user?.phone ?? '',
  address: '',
  governorate_id: '',
  city_id: '',
  postal_code: '',
  is_default: false,
});

export const valuesOf = (address: Address): AddressValues => ({
  name: address.name,
  phone: address.phone,
  address: address.address,
  governorate_id: address.governorate.id,
  city_id: address.city.id,
  postal_code: address.postal_code,
  is_default: address.is_default,
});
