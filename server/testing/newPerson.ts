import { PASSWORD } from './makeUser';

let made = 0;

/** The registration of a person, each time with another e-mail. */
export const newPerson = (overrides = {}) => ({
  first_name: 'Omar',
  last_name: 'Hassan',
  email: `joins-${(made += 1)}@example.com`,
  phone: '01012345678',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  gender: 'male',
  ...overrides,
});
