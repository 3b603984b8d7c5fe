import type { Database } from '../db/database';
import type { Random } from './seedRandom';

export interface Progress {
  what: string;
  done: number;
  of: number;
}

/** What every part of the generator shares. */
export interface GeneratorContext {
  db: Database;
  random: Random;
  passwordHash: string;
  now: Date;
  /** When the generated pharmacies and people joined: before their first order. */
  joinedAt: Date;
  report: (progress: Progress) => void;
}
