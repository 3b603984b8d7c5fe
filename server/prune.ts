import type { Database } from './db/database';
import { deleteForgottenAttempts } from './modules/attempts/attempts.service';
import { deleteExpiredTokens } from './modules/auth/tokens.service';
import { deleteExpiredInvitations } from './modules/colleagues/colleagues.service';
import { deleteOldAnswers } from './modules/idempotency/idempotency.service';
import { deleteExpiredLinks } from './modules/links/links.service';
import { deleteOldMails } from './modules/mail/transport';
import { deleteOldNotifications } from './modules/notifications/notificationMails.service';
import { deleteUnusedPayments } from './modules/payments/payments.service';

/**
 * How many rows one statement deletes: few enough to end long before the statement timeout, and to hold its locks for a short time only.
 */
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
 * Deletes what has expired, so that the tables stay in proportion to their use and personal data is kept no longer than we promise. A
 * deletion that fails does not keep the others from running; its error is thrown at the end. Once `stopping` is aborted, ends after the
 * current statement.
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
