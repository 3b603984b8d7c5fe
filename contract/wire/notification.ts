import { type Static, Type } from '@sinclair/typebox';

import { NOTIFICATION_KINDS } from '../notification';
import { DateTime, Nullable, Shape, StringEnum } from './envelope';
import { NamedMedicine } from './medication';
import { OrderRow } from './order';

export const Notification = Shape('Notification', {
  id: Type.Integer(),
  kind: StringEnum(NOTIFICATION_KINDS),
  created_at: DateTime(),
  is_seen: Type.Boolean({ description: 'By whoever asks' }),
  order: Nullable(
    Type.Pick(OrderRow, ['id', 'order_code', 'fulfilment', 'total_amount'], { title: 'NotifiedOrder' }),
    'What it is about, or null where that is a medication',
  ),
  medication: Nullable(
    Type.Object({
      ...NamedMedicine.properties,
      stock: Type.Integer({ description: 'Units that were left when it happened' }),
    }),
    'What it is about, or null where that is an order',
  ),
});
export type Notification = Static<typeof Notification>;

export const UnseenNotifications = Shape('UnseenNotifications', { unseen: Type.Integer() });
export type UnseenNotifications = Static<typeof UnseenNotifications>;
