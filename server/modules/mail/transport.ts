import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { BRAND } from '@contract/language';

import { whenCode } from '../../systemError';
import type { QueuedMail } from './mail.repository';

export interface Transport {
  /** Hands a mail over, or throws. Answers the file in which it lies, if it goes no further. */
  send: (mail: QueuedMail) => Promise<string | undefined>;
}

/** Loaded with the first mail: nine megabytes, where a server that sends none should stay small. */
const nodemailer = () => import('nodemailer');

/** By SMTP, with the address that every mail comes from. */
export function smtpTransport(url: string, from: string): Transport {
  const open = async () => {
    const { createTransport } = await nodemailer();
    return createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      // A mail consists of what stands in it: nothing is fetched for it.
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

/** Where no mail server is configured: one .eml file per mail, for its owner's eyes only, since it may open an account. */
export function folderTransport(folder: string, from: string): Transport {
  const open = async () => {
    const { createTransport } = await nodemailer();
    const composer = createTransport({ streamTransport: true, buffer: true });
    composer.use('stream', ({ message }, done) => {
      // On the way through mail servers the parts would be wrapped and encoded; here a person reads them and copies a link.
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

/** They say who did what, and a mail server would have forgotten them: whoever wants to read one has had a month. */
export async function deleteOldMails(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * DAY_MS;
  const names = await readdir(folder).catch(whenCode(['ENOENT'], []));
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = join(folder, name);
    // Another server may be faster.
    const written = await stat(file).catch(whenCode(['ENOENT'], undefined));
    if (written && written.mtimeMs < oldest) await rm(file, { force: true });
  }
}

/** The same date and id at every attempt, so that a mail program shows a mail once that came twice. */
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
