import { type Static, Type } from '@sinclair/typebox';

import { LANGUAGES } from '../language';
import { WEEK_DAYS } from '../validation/fields';
import { ClosedUntil, Egp, FreeDeliveryThreshold, PicturePath, Shape, StringEnum } from './envelope';

/** The settings of a pharmacy. Texts that are not set are empty. */
export const PharmacySettings = Shape('PharmacySettings', {
  name: Type.String(),
  name_ar: Type.String(),
  image: PicturePath,
  email: Type.String(),
  phone: Type.String({ description: '+201XXXXXXXXX' }),
  address: Type.String(),
  address_ar: Type.String(),
  postal_code: Type.String(),
  website: Type.String(),
  description: Type.String(),
  opening_time: Type.String({ description: 'HH:MM, Africa/Cairo' }),
  closing_time: Type.String({
    description: 'HH:MM, Africa/Cairo; the same as `opening_time` where it is open 24 hours',
  }),
  working_days: Type.Array(StringEnum(WEEK_DAYS)),
  is_delivery_available: Type.Boolean(),
  delivery_fee: Egp(),
  free_delivery_threshold: FreeDeliveryThreshold,
  closed_until: ClosedUntil,
  low_stock_threshold: Type.Integer({ description: 'Units that a new product starts with as its alert' }),
  notify_new_orders: Type.Boolean(),
  notify_order_updates: Type.Boolean(),
  notify_low_stock: Type.Boolean(),
  notify_by_mail: Type.Boolean(),
  mail_language: StringEnum(LANGUAGES),
});
export type PharmacySettings = Static<typeof PharmacySettings>;
