import type { Random } from '../../demo/seedRandom';
import type { Session } from '../../plugins/session';
import type { Answer, ProcessCall, ProcessClient } from '../processClient';
import type { CallName, Ledger } from './ledger';

/** The name of a promo code that both pharmacies have. */
export const PROMO_CODE = 'CROWD';

/** What everybody in the crowd needs in order to act. */
export interface Scene {
  callTo: ProcessClient;
  /** The addresses of server processes on one database. A person's calls go to any of them. */
  addresses: readonly string[];
  ledger: Ledger;
  /** The ids of the medications on sale. */
  shelf: readonly number[];
  isOpen: () => boolean;
}

export type Ask = (name: CallName, call: Omit<ProcessCall, 'as'>) => Promise<Answer>;

/** Returns a function that makes calls of a person, and records the duration and the answer of each. */
export const askAs =
  ({ callTo, addresses, ledger }: Scene, as: Session, random: Random): Ask =>
  async (name, call) => {
    const start = performance.now();
    const answer = await callTo(random.pick(addresses), { ...call, as });
    ledger.record(name, answer, performance.now() - start);
    return answer;
  };
