import type { Random } from '../../demo/seedRandom';
import type { Session } from '../../plugins/session';
import type { Answer, ProcessCall, ProcessClient } from '../processClient';
import type { CallName, Ledger } from './ledger';

/** What a promo code is called, at either pharmacy. */
export const PROMO_CODE = 'CROWD';

/** What everybody of the crowd acts with. */
export interface Scene {
  callTo: ProcessClient;
  /** Server processes on one database: a person's calls go now to this one, now to that. */
  addresses: readonly string[];
  ledger: Ledger;
  /** Ids of what is sold. */
  shelf: readonly number[];
  isOpen: () => boolean;
}

export type Ask = (name: CallName, call: Omit<ProcessCall, 'as'>) => Promise<Answer>;

/** Every call of a person is timed and its answer written down. */
export const askAs =
  ({ callTo, addresses, ledger }: Scene, as: Session, random: Random): Ask =>
  async (name, call) => {
    const start = performance.now();
    const answer = await callTo(random.pick(addresses), { ...call, as });
    ledger.record(name, answer, performance.now() - start);
    return answer;
  };
