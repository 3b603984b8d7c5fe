import { toEgp } from '@contract/money';
import type { NotificationListQuery } from '@contract/notification';
import type { Notification, UnseenNotifications } from '@contract/wire/notification';

import type { Database } from '../../db/database';
import { refusesWrites } from '../../db/failure';
import type { Listed } from '../../http';
import type { StaffSession } from '../../plugins/session';
import {
  countUnseen,
  findNotifications,
  type FoundNotification,
  placeNotifications,
  setSeen,
} from './notifications.repository';

/** Called before somebody joins a pharmacy: all notifications so far count as seen for them. */
export { placeNotifications } from './notifications.repository';

/** The pharmacy's notifications of the last 90 days, newest first. */
export async function listNotifications(
  db: Database,
  staff: StaffSession,
  query: NotificationListQuery,
): Promise<Listed<Notification>> {
  await placeNotifications(db, staff).catch((error: unknown) => {
    // If the database refuses writes, the notifications that already have a place can still be read.
    if (!refusesWrites(error)) throw error;
  });
  const { rows, total } = await findNotifications(db, staff, query);
  return { rows: rows.map(toNotification), total };
}

export const readUnseen = async (db: Database, staff: StaffSession): Promise<UnseenNotifications> => ({
  unseen: await countUnseen(db, staff),
});

/** Marks the notification and all before it as seen by this member of the staff. Colleagues have a mark of their own. */
export async function markSeen(db: Database, staff: StaffSession, id: number): Promise<UnseenNotifications> {
  await placeNotifications(db, staff);
  await setSeen(db, staff, id);
  return readUnseen(db, staff);
}

const toNotification = ({
  id,
  kind,
  createdAt,
  isSeen,
  order,
  medication,
  stock,
}: FoundNotification): Notification => ({
  id,
  kind,
  created_at: createdAt.toISOString(),
  is_seen: isSeen,
  order: order && {
    id: order.id,
    order_code: order.orderCode,
    fulfilment: order.fulfilment,
    total_amount: toEgp(order.total),
  },
  medication: medication && {
    id: medication.id,
    name: medication.name,
    name_ar: medication.nameAr,
    strength: medication.strength,
    dosage_form: medication.dosageForm,
    stock: stock ?? 0,
  },
});
