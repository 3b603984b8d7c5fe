import { isDeepStrictEqual } from 'node:util';

import type { AddressChange, AddressInput } from '@contract/address';
import { LIMITS } from '@contract/limits';
import { toE164 } from '@contract/validation/fields';
import type { Address } from '@contract/wire/address';

import type { Database } from '../../db/database';
import { conflict, notFound } from '../../errors';
import { fingerprint } from '../../fingerprint';
import type { Session } from '../../plugins/session';
import { withAccount } from '../accounts/accounts.service';
import { assertCityOf } from '../locations/locations.service';
import { withSession } from '../sessions/sessions.service';
import {
  clearDefault,
  deleteAddressRow,
  findAddress,
  findAddresses,
  insertAddress,
  updateAddressRow,
} from './addresses.repository';

/**
 * The address that an order is delivered to. Undefined for an order that names no address, since it is picked up, or one that is not the
 * customer's.
 */
export const findDeliveryAddress = async (db: Database, userId: number, id: number | null) =>
  id === null ? undefined : findAddress(db, userId, id);

export type DeliveryAddress = NonNullable<Awaited<ReturnType<typeof findDeliveryAddress>>>;

export const listAddresses = async (db: Database, userId: number): Promise<Address[]> =>
  (await findAddresses(db, userId)).map(toAddress);

/** The fingerprint of everything that the checkout shows of an address and the order stores of it. */
export const addressFingerprint = ({ name, phone, address, governorate, city }: ShownAddress): string =>
  fingerprint([name, phone, address, governorate, city]);

type ShownAddress = Pick<Address, 'name' | 'phone' | 'address' | 'governorate' | 'city'>;

const toAddress = (address: Omit<Address, 'fingerprint'>): Address => ({
  ...address,
  fingerprint: addressFingerprint(address),
});

/** An address of this person; 404 for any other. */
async function getAddress(db: Database, userId: number, id: number): Promise<Address> {
  const address = await findAddress(db, userId, id);
  if (!address) throw notFound('addressNotFound');
  return toAddress(address);
}

/**
 * Creates an address. The first one becomes the default, whatever the input says. An equal one is not stored twice, since people save again
 * when the answer was lost. 409 tooManyAddresses at the limit.
 */
export const createAddress = (db: Database, session: Session, input: AddressInput): Promise<Address> =>
  withSession(db, session, async (tx) => {
    const { userId } = session;
    await assertCityOf(tx, input);
    const addresses = await listAddresses(tx, userId);
    const row = toRow(input);
    const existing = addresses.find((address) => isDeepStrictEqual(toRow(toInput(address)), row));
    if (!existing && addresses.length >= LIMITS.addresses) {
      throw conflict('tooManyAddresses', { values: { max: LIMITS.addresses } });
    }
    const id = existing?.id ?? (await insertAddress(tx, { ...row, userId, isDefault: false }));
    if (input.is_default || addresses.length === 0) await moveDefault(tx, userId, id);
    return getAddress(tx, userId, id);
  });

/** Fields that are not given stay as they are, and the default stays the default until another address is chosen. */
export const updateAddress = (db: Database, userId: number, id: number, change: AddressChange): Promise<Address> =>
  withAccount(db, userId, async (tx) => {
    const current = await getAddress(tx, userId, id);
    const input = { ...toInput(current), ...change };
    await assertCityOf(tx, input);
    await updateAddressRow(tx, userId, id, toRow(input));
    if (change.is_default && !current.is_default) await moveDefault(tx, userId, id);
    return getAddress(tx, userId, id);
  });

export const setDefaultAddress = (db: Database, userId: number, id: number): Promise<Address> =>
  withAccount(db, userId, async (tx) => {
    await moveDefault(tx, userId, id);
    return getAddress(tx, userId, id);
  });

/** If the default is deleted, the newest remaining address becomes the default. */
export const deleteAddress = (db: Database, userId: number, id: number): Promise<void> =>
  withAccount(db, userId, async (tx) => {
    if (!(await deleteAddressRow(tx, userId, id))) throw notFound('addressNotFound');
    const others = await findAddresses(tx, userId);
    const newest = others.at(-1);
    if (newest && !others.some((address) => address.is_default)) await moveDefault(tx, userId, newest.id);
  });

async function moveDefault(tx: Database, userId: number, id: number): Promise<void> {
  await clearDefault(tx, userId);
  await updateAddressRow(tx, userId, id, { isDefault: true });
}

const toInput = (address: Address): AddressInput => ({
  ...address,
  governorate_id: address.governorate.id,
  city_id: address.city.id,
});

const toRow = (input: AddressInput) => ({
  name: input.name,
  phone: toE164(input.phone),
  address: input.address,
  governorateId: input.governorate_id,
  cityId: input.city_id,
  postalCode: input.postal_code,
});
