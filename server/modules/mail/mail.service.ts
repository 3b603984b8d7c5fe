import type { Database } from '../../db/database';
import type { JobLog } from '../../jobs';
import { codeOf, messageOf } from '../../systemError';
import { claimMail, deleteMail, insertMail, type QueuedMail, restartPauses } from './mail.repository';
import type { MailContent } from './mailContent';
import { render } from './render';
import type { Transport } from './transport';

export { deleteLinksTo, deleteMailsWith } from './mail.repository';
export type { Bill, LabelledValue } from './mailContent';

const MAX_MAIL_AGE_MS = 3 * 24 * 60 * 60 * 1000;

export type Mail = MailContent & {
  to: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
};

/** Stores a mail in the caller's transaction: it is sent only if that commits. Nudge `mail` afterwards. */
export async function queueMail(tx: Database, { to, replyTo, ...content }: Mail): Promise<void> {
  await insertMail(tx, { recipient: to, replyTo, template: content.template, ...render(content) });
}

/**
 * Calls `queueFor` for each id; it queues mails in a transaction and returns how many. A failure does not keep the others waiting, and the
 * first one is thrown at the end. Once `stopping` is aborted, ends before the next id. Returns whether a mail was queued.
 */
export async function queueMailsForEach(
  ids: readonly number[],
  queueFor: (id: number) => Promise<number>,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  let mails = 0;
  let failure: Error | undefined;
  for (const id of ids) {
    if (stopping?.aborted) break;
    try {
      mails += await queueFor(id);
    } catch (error) {
      failure ??= error as Error;
    }
  }
  if (failure) throw failure;
  return mails > 0;
}

interface Outbox {
  db: Database;
  transport: Transport;
  log: JobLog;
}

/** One pass over the mails that are due. Any number of servers may do this at the same time; each mail is taken by one of them. */
export async function sendDueMails(outbox: Outbox, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const mail = await claimMail(outbox.db);
    const outcome = mail && (await send(outbox, mail));
    // The mail server may be down, so the remaining mails wait for the next pass.
    if (!outcome || outcome === 'stuck') return;
    // What delayed this mail has probably delayed others as well, which need not wait until their long pauses end.
    if (outcome === 'sent' && mail.attempts > 1) await restartPauses(outbox.db);
  }
}

type Outcome = 'sent' | 'refused' | 'stuck';

/**
 * Sends a mail. Neither its recipient nor its text is logged. Throws if the database fails after the mail was sent, which is then sent
 * again: that is not a failure of the mail server.
 */
async function send(outbox: Outbox, mail: QueuedMail): Promise<Outcome> {
  const { db, transport, log } = outbox;
  const { template } = mail;
  let file: string | undefined;
  try {
    file = await transport.send(mail);
  } catch (error) {
    return postponeOrGiveUp(outbox, mail, error as SmtpError);
  }
  await deleteMail(db, mail.id);
  if (file) log.warn({ template, file }, 'Mail written to a file: SMTP_URL is not set');
  else log.info({ template }, 'Mail sent');
  return 'sent';
}

async function postponeOrGiveUp({ db, log }: Outbox, mail: QueuedMail, failure: SmtpError): Promise<Outcome> {
  const reason = { template: mail.template, attempts: mail.attempts, ...logDetailsOf(failure) };
  const isTooOld = Date.now() - mail.createdAt.getTime() >= MAX_MAIL_AGE_MS;
  if (isTooOld || (isRefusedForGood(failure) && !isSenderRejected(failure))) {
    await deleteMail(db, mail.id);
    log.error(reason, 'Mail given up');
  } else {
    log.warn(reason, 'Mail not sent, to be tried again');
  }
  return isRefused(failure) ? 'refused' : 'stuck';
}

/**
 * Whether the mail server refused the recipient or the content. That does not concern other mails: a full or missing mailbox must not hold
 * them up.
 */
const isRefused = ({ responseCode = 0, command }: SmtpError): boolean =>
  responseCode >= 400 && (command === 'RCPT TO' || command === 'DATA');

const isRefusedForGood = (failure: SmtpError): boolean => Number(failure.responseCode) >= 500 && isRefused(failure);

/**
 * Whether the mail server refuses us as a sender: not signed in (53x), or not trusted (x.7.x). No mail can be sent until the operator has
 * fixed that, and none may be given up.
 */
const isSenderRejected = ({ responseCode = 0, response = '' }: SmtpError): boolean =>
  (responseCode >= 530 && responseCode < 540) || /^5\d\d[ -]5\.7\./.test(response);

interface SmtpError {
  /** The answer of the mail server. */
  response?: string;
  responseCode?: number;
  command?: string;
}

/**
 * Leaves out the mail server's answer, which often repeats the address, but includes why there was no connection: a wrong port and an
 * expired certificate have the same code.
 */
const logDetailsOf = (failure: SmtpError) => ({
  code: codeOf(failure),
  responseCode: failure.responseCode,
  command: failure.command,
  reason: failure.command === 'CONN' && !failure.response ? messageOf(failure) : undefined,
});
