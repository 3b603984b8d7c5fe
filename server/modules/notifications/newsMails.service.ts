import type { Language } from '@contract/language';
import { LINK_PAGES } from '@contract/linkPages';
import type { NotificationKind } from '@contract/notification';

import type { AppConfig } from '../../app';
import type { Database } from '../../db/database';
import { fillText } from '../../fillText';
import { queueMail } from '../mail/mail.service';
import { claimUnmailed, deleteOld, findRecipients, markMailed } from './notifications.repository';
import arabic from './texts/ar.json';
import english from './texts/en.json';

const LINES: Record<Language, Record<NotificationKind, string>> = { en: english, ar: arabic };

type News = Awaited<ReturnType<typeof claimUnmailed>>[number];

/**
 * One pass: what has happened since the last one goes out as one mail to each member of the staff, where the pharmacy wants
 * mails, and counts as mailed where it does not. Answers whether a mail was queued; nudge `mail` then.
 */
export async function mailNews(db: Database, { publicUrl }: Pick<AppConfig, 'publicUrl'>): Promise<boolean> {
  await deleteOld(db);
  return db.transaction(async (tx) => {
    const news = await claimUnmailed(tx);
    if (news.length === 0) return false;
    await markMailed(
      tx,
      news.map(({ id }) => id),
    );
    const recipients = await findRecipients(tx, [...new Set(news.map(({ pharmacyId }) => pharmacyId))]);
    for (const { pharmacyId, email, language, name, nameAr } of recipients) {
      const lines = news.filter((each) => each.pharmacyId === pharmacyId).map((each) => lineOf(each, language));
      const pharmacy = language === 'ar' ? nameAr : name;
      const values = { link: `${publicUrl}${LINK_PAGES.staff}`, pharmacy, news: lines.join('\n') };
      await queueMail(tx, { to: email, language, template: 'pharmacy-news', values });
    }
    return recipients.length > 0;
  });
}

function lineOf({ kind, order, medication, stock }: News, language: Language): string {
  const name = language === 'ar' ? medication?.nameAr : medication?.name;
  const known: Record<string, string | number | null | undefined> = { code: order?.orderCode, name, stock };
  return fillText(LINES[language][kind], (value) => String(known[value] ?? ''));
}
