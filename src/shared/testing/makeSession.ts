import type { UserType } from '@contract/userType';
import type { SignedIn, User } from '@contract/wire/session';

export const makeUser = (overrides: Partial<User> = {}): User => ({
  id: 1,
  first_name: 'Mona',
  last_name: 'Adel',
  email: 'mona@example.com',
  phone: '+201012345678',
  gender: 'female',
  created_at: '2026-01-01T00:00:00.000Z',
  user_type: 'user',
  is_email_verified: true,
  has_two_factor: false,
  recovery_codes_left: 0,
  pharmacy: null,
  ...overrides,
});

/** What the server answers to a person who signs in. */
export const makeSignedIn = (userType: UserType = 'user'): SignedIn => ({
  access_token: 'access',
  refresh_token: 'refresh',
  user: makeUser({ user_type: userType }),
});

/** The state of a person who has signed in. */
export const makeSession = (userType: UserType = 'user') => ({
  accessToken: 'access',
  refreshToken: 'refresh',
  user: makeUser({ user_type: userType }),
  userType,
});
