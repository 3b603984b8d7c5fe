import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { BRAND } from '@contract/language';

import { whenCode } from '../../systemError';
import type { QueuedMail } from './mail.repository';

export interface Transport {
  /** Sends a mail, or throws. Returns the name of the file if it was only written to a file. */
  send: (mail: QueuedMail) => Promise<string | undefined>;
}

/** Loaded with the first mail: the module takes nine megabytes, which a server that sends no mail should not need. */
const nodemailer = () => import('nodemailer');

/** Sends mails by SMTP, with `from` as the sender of every mail. */
export function smtpTransport(url: string, from: string): Transport {
  const open = async () => {
    const { createTransport } = await nodemailer();
    return createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      // A mail must never include files of the server or contents of other addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let mailer: ReturnType<typeof open> | undefined;
  return {
    send: async (mail) => {
      await (await (mailer ??= open())).sendMail(toMessage(mail, from));
      return undefined;
    },
  };
}

/**
 * Used if no mail server is configured. Writes one .eml file per mail, which only the server's account may read, since a mail may contain a
 * link into an account.
 */
export function folderTransport(folder: string, from: string): Transport {
  const open = async () => {
    const { createTransport } = await nodemailer();
    const composer = createTransport({ streamTransport: true, buffer: true });
    composer.use('stream', ({ message }, done) => {
      // Mail servers need the parts wrapped and encoded. Here people read the file and copy a link from it.
      for (const part of message.childNodes) part.getTransferEncoding = () => '8bit';
      done();
    });
    return composer;
  };
  let composer: ReturnType<typeof open> | undefined;
  return {
    send: async (mail) => {
      const { message } = await (await (composer ??= open())).sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const moment = mail.createdAt.toISOString().replace(/[-:]|\.\d+/g, '');
      const file = join(folder, `${moment}-${mail.id}-${mail.template}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      return file;
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;

/** Deletes files older than a month: they tell who did what, and a mail server would not have kept them either. */
export async function deleteOldMails(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * DAY_MS;
  const names = await readdir(folder).catch(whenCode(['ENOENT'], []));
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = join(folder, name);
    // Another server may have deleted it first.
    const written = await stat(file).catch(whenCode(['ENOENT'], undefined));
    if (written && written.mtimeMs < oldest) await rm(file, { force: true });
  }
}

/** Date and id are the same at every attempt, so that a mail program shows a mail only once that arrives twice. */
const toMessage = ({ id, createdAt, recipient, replyTo, subject, text, html }: QueuedMail, from: string) => ({
  from: { name: `${BRAND.en} · ${BRAND.ar}`, address: from },
  to: recipient,
  ...(replyTo && { replyTo }),
  subject,
  text,
  html,
  date: createdAt,
  messageId: `<${id}.${createdAt.getTime()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
