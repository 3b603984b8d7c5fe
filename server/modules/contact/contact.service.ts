import type { ContactInput } from '@contract/contact';
import { isolateLtr } from '@contract/isolate';
import type { Language } from '@contract/language';

import type { Database } from '../../db/database';
import { queueMail } from '../mail/mail.service';
import { insertMessage } from './contact.repository';

export { deleteMessagesFrom, findMessagesFrom } from './contact.repository';

interface Writer {
  sessionId: string | null;
  language: Language;
}

/** Stores a message to support and mails it there. An answer to that mail goes to the writer. */
export const sendToSupport = (
  db: Database,
  supportEmail: string,
  input: ContactInput,
  { sessionId, language }: Writer,
): Promise<void> =>
  db.transaction(async (tx) => {
    await insertMessage(tx, input, sessionId);
    await queueMail(tx, {
      to: supportEmail,
      replyTo: input.email,
      language,
      template: 'contact-message',
      values: { ...input, phone: input.phone ? isolateLtr(input.phone) : '—' },
    });
  });
