import { userAddresses, users } from '../db/schema';
import type { GeneratorContext } from './generatorContext';
import { addressLine, addressLineAr, type Places } from './places';
import type { Buyer } from './planOrder';
import { planPerson } from './planPeople';
import { reserveIds, seedRows } from './seedRows';

/** Customers all over the country, each with a default address. */
export async function generateCustomers(context: GeneratorContext, { all }: Places, count: number): Promise<Buyer[]> {
  const { db, random, passwordHash, joinedAt: createdAt, report } = context;
  const ids = await reserveIds(db, users, count);
  const made = ids.map((id) => {
    const person = planPerson(random);
    const home = {
      name: `${person.firstName} ${person.lastName}`,
      address: `${random.integer(1, 250)} El Nasr Street, flat ${random.integer(1, 40)}`,
    };
    return { id, person, home, place: random.pick(all) };
  });

  await seedRows(
    db,
    users,
    made.map(({ id, person }) => ({
      id,
      userType: 'user' as const,
      email: `customer-${id}@generated.example`,
      passwordHash,
      createdAt,
      ...person,
    })),
  );
  await seedRows(
    db,
    userAddresses,
    made.map(({ id, person: { phone }, home, place: { cityId, governorateId } }) => ({
      userId: id,
      ...home,
      phone,
      cityId,
      governorateId,
      postalCode: '',
      isDefault: true,
      createdAt,
    })),
  );
  report({ what: 'customers', done: count, of: count });
  return made.map(({ id, person: { phone }, home, place }) => ({
    id,
    name: home.name,
    phone,
    deliveryAddress: addressLine(home, place),
    deliveryAddressAr: addressLineAr(home, place),
  }));
}
