import { seal, unseal } from '../../sealing';

const SECONDS = 5 * 60;
const SEALED_FOR = 'sign-in challenge';

/** Whose password was right, which one, and whether they want to be remembered. */
interface Challenged {
  userId: number;
  passwordMark: string;
  remember: boolean;
}

/** What a browser shows with its code. It is no access token, and says nothing to whoever reads it. */
export const makeChallenge = (secret: string, challenged: Challenged, now = Date.now()): string =>
  seal(secret, SEALED_FOR, JSON.stringify({ ...challenged, until: now + SECONDS * 1000 }));

/** Undefined after five minutes, and for what this server has not made. */
export function readChallenge(secret: string, challenge: string): Challenged | undefined {
  const text = unseal(secret, SEALED_FOR, challenge);
  if (text === undefined) return undefined;
  const { until, ...challenged } = JSON.parse(text) as Challenged & { until: number };
  return Date.now() < until ? challenged : undefined;
}
