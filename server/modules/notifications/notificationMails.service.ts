import { formatAmount } from '@contract/formatAmount';
import { isolateLtr } from '@contract/isolate';
import { isolateNote } from '@contract/isolateDoses';
import { COMMA, type Language } from '@contract/language';
import { toEgp } from '@contract/money';
import type { NotificationKind } from '@contract/notification';
import type { Fulfilment } from '@contract/order';
import { ROUTES } from '@contract/routes';
import { routeToStaffOrder } from '@contract/routeToStaffOrder';

import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { fillText } from '../../fillText';
import { medicineNameIn, nameIn } from '../../nameIn';
import { queueMail, queueMailsForEach } from '../mail/mail.service';
import { claimUnmailed, findRecipients, findUnmailed, markMailed } from './notifications.repository';
import arabic from './texts/ar.json';
import english from './texts/en.json';

export { deleteOldNotifications } from './notifications.repository';

const TEXTS: Record<Language, Record<NotificationKind | Fulfilment | 'prescription', string>> = {
  en: english,
  ar: arabic,
};

type UnmailedNotification = Awaited<ReturnType<typeof claimUnmailed>>[number];

/**
 * One pass: sends the news of each pharmacy since the last pass as one mail to each member of its staff, if the pharmacy wants mails. If
 * there is nobody to write to, the news counts as mailed. Once `stopping` is aborted, ends before the next pharmacy. Returns whether a mail
 * was queued; nudge `mail` then. The first failure is thrown after all other pharmacies have their mails.
 */
export const mailNotifications = async (
  db: Database,
  { publicUrl }: Pick<Sender, 'publicUrl'>,
  stopping?: AbortSignal,
): Promise<boolean> =>
  // Each pharmacy once per pass, however fast news comes in: one that sells all the time is written to twice a minute.
  queueMailsForEach(
    await findUnmailed(db),
    (pharmacyId) => queueMailsToPharmacy(db, { pharmacyId, publicUrl }),
    stopping,
  );

interface Addressed {
  pharmacyId: number;
  publicUrl: string;
}

/** Returns how many mails were queued. */
const queueMailsToPharmacy = (db: Database, { pharmacyId, publicUrl }: Addressed): Promise<number> =>
  db.transaction(async (tx) => {
    const notifications = await claimUnmailed(tx, pharmacyId);
    if (notifications.length === 0) return 0;
    await markMailed(
      tx,
      notifications.map(({ id }) => id),
    );
    const recipients = await findRecipients(tx, pharmacyId);
    for (const { email, language, ...pharmacy } of recipients) {
      const lines = notifications.map((each) => newsLine(each, language));
      const values = {
        link: publicUrl + linkedRoute(notifications),
        pharmacy: nameIn(language, pharmacy),
        news: lines.join('\n'),
      };
      await queueMail(tx, { to: email, language, template: 'pharmacy-news', values });
    }
    return recipients.length;
  });

/** The order if all notifications are about the same one, else the overview. */
function linkedRoute(notifications: UnmailedNotification[]): string {
  const [id, ...others] = new Set(notifications.map(({ order }) => order?.id));
  return id !== undefined && others.length === 0 ? routeToStaffOrder(id) : ROUTES.staff;
}

/** How the order is handed over, and whether a prescription has to be asked for. */
function handoverText(
  { fulfilment }: NonNullable<UnmailedNotification['order']>,
  needsPrescription: boolean,
  language: Language,
) {
  const texts = TEXTS[language];
  const parts = needsPrescription ? [texts[fulfilment], texts.prescription] : [texts[fulfilment]];
  return parts.join(COMMA[language]);
}

function newsLine(
  { kind, order, medication, stock, needsPrescription }: UnmailedNotification,
  language: Language,
): string {
  const name = medication && medicineNameIn(language, medication);
  const known: Record<string, string | number | null | undefined> = {
    code: order && isolateLtr(order.orderCode),
    amount: order && formatAmount(toEgp(order.total)),
    handover: order && handoverText(order, needsPrescription, language),
    name: name && isolateNote(name),
    stock,
  };
  return fillText(TEXTS[language][kind], (value) => String(known[value] ?? ''));
}
