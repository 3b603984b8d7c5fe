import type { AddressInput } from '@contract/address';
import type { Address } from '@contract/wire/address';
import type { User } from '@contract/wire/session';

/** Formik's view of an address: the two pickers start empty. */
export type AddressValues = Omit<AddressInput, 'governorate_id' | 'city_id'> & {
  governorate_id: number | '';
  city_id: number | '';
};

const EMPTY: AddressValues = {
  name: '',
  phone: '',
  address: '',
  governorate_id: '',
  city_id: '',
  postal_code: '',
  is_default: false,
};

/** Most have the first of their orders sent to themselves. */
export const firstOf = ({ first_name, last_name, phone }: User): AddressValues => ({
  ...EMPTY,
  name: `${first_name} ${last_name}`,
  phone,
});

export const valuesOf = (address: Address | undefined): AddressValues =>
  address
    ? {
        name: address.name,
        phone: address.phone,
        address: address.address,
        governorate_id: address.governorate.id,
        city_id: address.city.id,
        postal_code: address.postal_code,
        is_default: address.is_default,
      }
    : EMPTY;
