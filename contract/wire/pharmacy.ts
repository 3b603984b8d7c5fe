import { type Static, Type } from '@sinclair/typebox';

import { PHARMACY_STATUSES } from '../pharmacy';
import { WEEK_DAYS } from '../validation/fields';
import { ClosedUntil, Egp, FreeDeliveryThreshold, Nullable, PicturePath, Shape, StringEnum } from './envelope';
import { Named } from './location';

export const Pharmacy = Shape('Pharmacy', {
  ...Named.properties,
  image: PicturePath,
  address: Type.String(),
  address_ar: Nullable(Type.String()),
  city: Named,
  governorate: Named,
  opening_time: Type.String({ description: 'HH:MM:SS, Africa/Cairo' }),
  closing_time: Type.String({
    description: 'HH:MM:SS, Africa/Cairo; the same as `opening_time` where it is open 24 hours',
  }),
  phone: Type.String({ description: '+201XXXXXXXXX' }),
  working_days: Type.Array(StringEnum(WEEK_DAYS)),
  is_delivery_available: Type.Boolean(),
  delivery_fee: Egp(),
  free_delivery_threshold: FreeDeliveryThreshold,
  closed_until: ClosedUntil,
  total_medications: Type.String({ description: 'A number, as a string' }),
});
export type Pharmacy = Static<typeof Pharmacy>;

/** A pharmacy with what its own page shows in addition. */
export const PharmacyDetails = Type.Composite(
  [
    Pharmacy,
    Type.Object({
      email: Nullable(Type.String()),
      website: Nullable(Type.String(), 'http or https; null where the pharmacy has none'),
      description: Nullable(Type.String()),
    }),
  ],
  { title: 'PharmacyDetails' },
);
export type PharmacyDetails = Static<typeof PharmacyDetails>;

/** The pharmacy that a signed-in member of its staff works for. */
export const OwnPharmacy = Type.Composite(
  [
    Type.Omit(Pharmacy, ['total_medications']),
    Type.Object({
      status: StringEnum(PHARMACY_STATUSES),
      position: Type.String({ description: 'What the person is there' }),
    }),
  ],
  { title: 'OwnPharmacy' },
);
export type OwnPharmacy = Static<typeof OwnPharmacy>;
