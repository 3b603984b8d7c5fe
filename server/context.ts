import type { Language } from '@contract/language';

import type { Config } from './config';
import type { Database } from './db/database';
import type { Nudge } from './jobs';
import type { Payments } from './payments/gateway';
import type { PictureStore } from './pictures/pictureStore';

/** The part of the configuration that the app needs. */
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

/** For services that count attempts or encrypt what they store. */
export interface Context {
  db: Database;
  /**
   * The server's own secret. Keys are derived from it, so that somebody who has only the tables can neither look up nor decrypt what is in
   * them.
   */
  secret: string;
}

/** What the texts and links of mails need of the configuration. */
export type Sender = Pick<AppConfig, 'publicUrl' | 'supportEmail'>;

export interface MailingContext extends Context {
  sender: Sender;
}

/** What the functions that make routes are given, and pass on to their services. */
export interface AppDeps extends MailingContext {
  config: Pick<AppConfig, 'isDemo' | 'taxRatePercent'>;
  /** Wakes a job for work that has just been committed. */
  nudge: Nudge;
  payments: Payments;
  pictures: PictureStore;
}

/** A caller who is not signed in. */
export interface Visitor {
  address: string;
  userAgent: string;
  language: Language;
}
