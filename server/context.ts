import type { Language } from '@contract/language';

import type { AppConfig } from './app';
import type { Database } from './db/database';

/** What a service works with that counts attempts, or seals what it keeps. */
export interface Context {
  db: Database;
  /** The server's own: keys are derived from it, so that what lies in the tables can neither be searched nor opened without it. */
  secret: string;
}

/** What the words and links of mails take from the configuration. */
export type Sender = Pick<AppConfig, 'publicUrl' | 'supportEmail'>;

export interface MailingContext extends Context {
  sender: Sender;
}

/** Who calls before anybody is signed in. */
export interface Visitor {
  address: string;
  userAgent: string;
  language: Language;
}
