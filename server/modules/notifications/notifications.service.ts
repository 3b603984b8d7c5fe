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

/** Before somebody joins a pharmacy, whose mark begins at the newest. */
export { placeNotifications } from './notifications.repository';

/** What the pharmacy was told of in the last 90 days, newest first. */
export async function listNotifications(
  db: Database,
  staff: StaffSession,
  query: NotificationListQuery,
): Promise<Listed<Notification>> {
  await placeNotifications(db, staff).catch((error: unknown) => {
    // What has a place already can be read all the same.
    if (!refusesWrites(error)) throw error;
  });
  const { rows, total } = await findNotifications(db, staff, query);
  return { rows: rows.map(toNotification), total };
}

export const readUnseen = async (db: Database, staff: StaffSession): Promise<UnseenNotifications> => ({
  unseen: await countUnseen(db, staff),
});

/** This member of the staff has seen the notification and all before it; colleagues have their own mark. */
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
