import { type Static, Type } from '@sinclair/typebox';

import { Shape } from './envelope';
import { Named } from './location';

export const Address = Shape('Address', {
  id: Type.Integer(),
  name: Type.String(),
  phone: Type.String({ description: '+201XXXXXXXXX' }),
  address: Type.String(),
  governorate: Named,
  city: Named,
  postal_code: Type.String(),
  is_default: Type.Boolean(),
  fingerprint: Type.String({ description: 'Another one as soon as the recipient, phone, street or place is another' }),
});
export type Address = Static<typeof Address>;
