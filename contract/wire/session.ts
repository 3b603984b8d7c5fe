import { type Static, Type } from '@sinclair/typebox';

import { USER_TYPES } from '../userType';
import { GENDERS } from '../validation/fields';
import { Literals, Nullable } from './envelope';
import { OwnPharmacy } from './pharmacy';

export const User = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: Type.String({ description: '+201XXXXXXXXX' }),
  gender: Literals(GENDERS),
  created_at: Type.String({ format: 'date-time' }),
  user_type: Literals(USER_TYPES),
  pharmacy: Nullable(OwnPharmacy),
});
export type User = Static<typeof User>;

export const Tokens = Type.Object({
  access_token: Type.String({ description: 'Bearer token of 15 minutes' }),
  refresh_token: Type.String({ description: 'Good for one refresh' }),
});
export type Tokens = Static<typeof Tokens>;

export const SignedIn = Type.Object({ ...Tokens.properties, user: User });
export type SignedIn = Static<typeof SignedIn>;
