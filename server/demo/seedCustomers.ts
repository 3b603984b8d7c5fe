import type { Database } from '../db/database';
import { userAddresses, users } from '../db/schema';
import { CUSTOMERS } from './customers';
import { addressLine, addressLineAr, type Places } from './places';
import type { Buyer } from './planOrder';
import { reserveIds, seedRows } from './seedRows';

interface Options {
  places: Places;
  passwordHash: string;
  createdAt: Date;
}

/** For example, Mona Adel signs in as mona@dawaya.example. */
export const customerEmail = (firstName: string) => `${firstName.toLowerCase()}@dawaya.example`;

/** The customers of the demo, each with the default address that their orders were delivered to. */
export async function seedCustomers(db: Database, { places, passwordHash, createdAt }: Options): Promise<Buyer[]> {
  const ids = await reserveIds(db, users, CUSTOMERS.length);
  const made = CUSTOMERS.map((customer, index) => ({
    ...customer,
    id: ids[index] ?? 0,
    name: `${customer.firstName} ${customer.lastName}`,
    place: places.of(customer.governorate, customer.city),
  }));

  await seedRows(
    db,
    users,
    made.map(({ id, firstName, lastName, gender, phone }) => ({
      id,
      userType: 'user' as const,
      firstName,
      lastName,
      gender,
      phone,
      email: customerEmail(firstName),
      passwordHash,
      createdAt,
      emailVerifiedAt: createdAt,
    })),
  );
  await seedRows(
    db,
    userAddresses,
    made.map(({ id, name, phone, address, place: { governorateId, cityId } }) => ({
      userId: id,
      name,
      phone,
      address,
      governorateId,
      cityId,
      postalCode: '',
      isDefault: true,
      createdAt,
    })),
  );
  return made.map(({ place, ...customer }) => ({
    id: customer.id,
    name: customer.name,
    phone: customer.phone,
    deliveryAddress: addressLine(customer, place),
    deliveryAddressAr: addressLineAr(customer, place),
  }));
}
