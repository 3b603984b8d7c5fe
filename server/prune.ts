import type { Database } from './db/database';
import { deleteForgottenAttempts } from './modules/attempts/attempts.service';
import { deleteExpiredTokens } from './modules/auth/tokens.service';
import { deleteExpiredInvitations } from './modules/colleagues/colleagues.service';
import { deleteOldAnswers } from './modules/idempotency/idempotency.service';
import { deleteExpiredLinks } from './modules/links/links.service';
import { deleteOldMails } from './modules/mail/transport';
import { deleteOldNotifications } from './modules/notifications/notificationMails.service';
import { deleteUnusedPayments } from './modules/payments/payments.service';

/** Rows that one statement takes away: it ends long before it is cut off, and nobody waits for its locks. */
const BATCH_SIZE = 1000;

const DELETIONS = [
  deleteForgottenAttempts,
  deleteOldAnswers,
  deleteExpiredTokens,
  deleteExpiredLinks,
  deleteExpiredInvitations,
  deleteOldNotifications,
  deleteUnusedPayments,
];

/**
 * What has served its time goes: the tables stay as small as their use, and nobody is remembered for longer than we say. What fails
 * keeps nothing else, and is thrown at the end. Ends between two statements once `stopping` is aborted.
 */
export async function prune(db: Database, mailFolder: string, stopping?: AbortSignal): Promise<void> {
  const repeatDeletion = async (deleteBatch: (typeof DELETIONS)[number]) => {
    while (!stopping?.aborted && (await deleteBatch(db, BATCH_SIZE)) === BATCH_SIZE);
  };
  const outcomes = await Promise.allSettled([...DELETIONS.map(repeatDeletion), deleteOldMails(mailFolder)]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 1)
    throw new AggregateError(failures, 'Several things could not be cleared away', { cause: failures[0] });
  if (failures.length === 1) throw failures[0];
}
