import type { Database } from '../../db/database';
import { unavailable } from '../../errors';
import type { StaffSession } from '../../plugins/session';
import { assertSessionOpen } from '../sessions/sessions.service';

/** Of all that are sent to this server: each holds a connection and a processor for half a second, and the others are for those who buy. */
const MAX_AT_ONCE = 2;
/** Of one pharmacy. Our own client sends one after the other, so that these are of several colleagues. */
const MAX_WAITING = 4;

interface Waiting {
  pharmacyId: number;
  begin: () => void;
}

const busy = new Set<number>();
const queue: Waiting[] = [];

/**
 * Changes of many products wait here, and not at a lock: there each would hold a connection meanwhile, and a dozen calls of one pharmacy
 * all that there are. One of each pharmacy runs at a time. 503 where too many of it wait already, 401 where the session was ended meanwhile.
 */
export const inTurn = <T>(db: Database, staff: StaffSession, change: () => Promise<T>): Promise<T> =>
  queued(staff.pharmacyId, async () => {
    await assertSessionOpen(db, staff);
    return change();
  });

/** The change when its turn comes. */
export async function queued<T>(pharmacyId: number, change: () => Promise<T>): Promise<T> {
  if (queue.filter((waiting) => waiting.pharmacyId === pharmacyId).length >= MAX_WAITING) throw unavailable();
  await new Promise<void>((begin) => {
    queue.push({ pharmacyId, begin });
    beginNext();
  });
  try {
    return await change();
  } finally {
    busy.delete(pharmacyId);
    beginNext();
  }
}

/** The first whose pharmacy has none under way. */
function beginNext(): void {
  if (busy.size >= MAX_AT_ONCE) return;
  const place = queue.findIndex(({ pharmacyId }) => !busy.has(pharmacyId));
  const [next] = place === -1 ? [] : queue.splice(place, 1);
  if (!next) return;
  busy.add(next.pharmacyId);
  next.begin();
}
