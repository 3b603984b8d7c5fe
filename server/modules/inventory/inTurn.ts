import type { Database } from '../../db/database';
import { unavailable } from '../../errors';
import type { StaffSession } from '../../plugins/session';
import { assertSessionOpen } from '../sessions/sessions.service';

/**
 * The limit for all pharmacies on this server. Each change holds a connection and a processor for half a second; the others are for
 * customers.
 */
const MAX_AT_ONCE = 2;
/** The limit of one pharmacy. Our own client sends one after the other, so several come from several colleagues. */
const MAX_WAITING = 4;

interface Waiting {
  pharmacyId: number;
  begin: () => void;
}

const busy = new Set<number>();
const queue: Waiting[] = [];

/**
 * Runs changes of many products, one at a time for each pharmacy. They wait here instead of at a lock, where each would hold a connection:
 * a dozen calls of one pharmacy would hold all of them. 503 if too many of the pharmacy are waiting, 401 if the session was ended
 * meanwhile.
 */
export const inTurn = <T>(db: Database, staff: StaffSession, change: () => Promise<T>): Promise<T> =>
  queued(staff.pharmacyId, async () => {
    await assertSessionOpen(db, staff);
    return change();
  });

/** Runs the change when its turn comes. */
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

/** Starts the first waiting change whose pharmacy has none under way. */
function beginNext(): void {
  if (busy.size >= MAX_AT_ONCE) return;
  const place = queue.findIndex(({ pharmacyId }) => !busy.has(pharmacyId));
  const [next] = place === -1 ? [] : queue.splice(place, 1);
  if (!next) return;
  busy.add(next.pharmacyId);
  next.begin();
}
