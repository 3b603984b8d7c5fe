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
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
};

/** Writes a mail down in the caller's transaction: it goes out if that commits, and only then. Nudge `mail` afterwards. */
export async function queueMail(tx: Database, { to, replyTo, ...content }: Mail): Promise<void> {
  await insertMail(tx, { recipient: to, replyTo, template: content.template, ...render(content) });
}

/**
 * One pass over those to be written about, of whom `queueFor` queues the mails in a transaction and answers how many: one that fails
 * keeps no other waiting, and the first failure is thrown at the end. Ends between two once `stopping` is aborted. Answers whether a
 * mail was queued.
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

/** One pass over the mails that are due. Any number of servers may do this at once; each mail is one's alone. */
export async function sendDueMails(outbox: Outbox, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const mail = await claimMail(outbox.db);
    const outcome = mail && (await send(outbox, mail));
    // Where the mail server may be away, what is left waits for the next pass.
    if (!outcome || outcome === 'stuck') return;
    // What was in its way was in the way of others too, most likely: they need not wait for the end of long pauses.
    if (outcome === 'sent' && mail.attempts > 1) await restartPauses(outbox.db);
  }
}

type Outcome = 'sent' | 'refused' | 'stuck';

/**
 * Neither a recipient nor a word of the mail gets into the log. Throws where the database fails after the mail has gone out, which is
 * then sent again: nothing was wrong with the mail server.
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

/** An answer to the recipient or to the text says nothing of other mails: a mailbox that is full, or none, must not hold them up. */
const isRefused = ({ responseCode = 0, command }: SmtpError): boolean =>
  responseCode >= 400 && (command === 'RCPT TO' || command === 'DATA');

const isRefusedForGood = (failure: SmtpError): boolean => Number(failure.responseCode) >= 500 && isRefused(failure);

/** Not signed in (53x), or not trusted (x.7.x): no mail goes out until the operator has mended that, and none is to be lost. */
const isSenderRejected = ({ responseCode = 0, response = '' }: SmtpError): boolean =>
  (responseCode >= 530 && responseCode < 540) || /^5\d\d[ -]5\.7\./.test(response);

interface SmtpError {
  /** What the mail server said. */
  response?: string;
  responseCode?: number;
  command?: string;
}

/**
 * Not the words of a mail server, which likes to repeat the address in them; but why there is no connection to it, which is
 * the same code for a wrong port and a certificate that has expired.
 */
const logDetailsOf = (failure: SmtpError) => ({
  code: codeOf(failure),
  responseCode: failure.responseCode,
  command: failure.command,
  reason: failure.command === 'CONN' && !failure.response ? messageOf(failure) : undefined,
});
