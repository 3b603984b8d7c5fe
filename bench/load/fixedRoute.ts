export const FIXED_PATH = '/bench/fixed';

/** What the measured server says as soon as it listens. */
export interface Ready {
  port: number;
}
