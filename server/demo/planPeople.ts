import type { users } from '../db/schema';
import { FIRST_NAMES, LAST_NAMES } from './people';
import type { Random } from './seedRandom';
import type { SeedRow } from './seedRows';

type UserRow = SeedRow<typeof users>;

/** A person with common names and a phone number of a valid form. */
export function planPerson(random: Random): Pick<UserRow, 'firstName' | 'lastName' | 'gender' | 'phone'> {
  const gender = random.pick(['female', 'male'] as const);
  return {
    firstName: random.pick(FIRST_NAMES[gender]),
    lastName: random.pick(LAST_NAMES),
    gender,
    phone: planPhone(random),
  };
}

export const planPhone = (random: Random) =>
  `+201${random.pick(['0', '1', '2', '5'])}${String(random.integer(0, 99_999_999)).padStart(8, '0')}`;
