import type { Language } from '@contract/language';

import type { Config } from './config';
import type { Database } from './db/database';
import type { Nudge } from './jobs';
import type { Payments } from './payments/gateway';
import type { PictureStore } from './pictures/pictureStore';

/** What the app needs to know of its surroundings. */
export type AppConfig = Pick<
  Config,
  | 'dataDir'
  | 'jwtSecret'
  | 'publicUrl'
  | 'taxRatePercent'
  | 'isDemo'
  | 'supportEmail'
  | 'paymentGateway'
  | 'paymentTimeoutMs'
  | 'proxies'
  | 'clientDir'
>;

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

/** What routes are made with, and hand on to their services. */
export interface AppDeps extends MailingContext {
  config: Pick<AppConfig, 'isDemo' | 'taxRatePercent'>;
  /** Calls a job to work that has just been committed. */
  nudge: Nudge;
  payments: Payments;
  pictures: PictureStore;
}

/** Who calls before anybody is signed in. */
export interface Visitor {
  address: string;
  userAgent: string;
  language: Language;
}
