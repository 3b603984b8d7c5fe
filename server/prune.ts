import type { Database } from './db/database';
import { pruneAttempts } from './modules/attempts/attempts.service';
import { deleteExpiredTokens } from './modules/auth/tokens.service';
import { deleteExpiredLinks } from './modules/links/links.service';
import { deleteOldMails } from './modules/mail/transport';
import { deleteOldNews } from './modules/notifications/newsMails.service';

/** What has served its time goes: the tables stay as small as their use, and nobody is remembered for longer than we say. */
export async function prune(db: Database, mailFolder: string): Promise<void> {
  await pruneAttempts(db);
  await deleteExpiredTokens(db);
  await deleteExpiredLinks(db);
  await deleteOldNews(db);
  await deleteOldMails(mailFolder);
}
