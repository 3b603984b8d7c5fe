export const FIXED_PATH = '/bench/fixed';

/** The message of the measured server when it listens. */
export interface Ready {
  port: number;
}
