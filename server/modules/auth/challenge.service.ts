import { seal, unseal } from '../../sealing';

const LIFETIME_SECONDS = 5 * 60;
const SEAL_PURPOSE = 'sign-in challenge';

/** Whose password was right, which one, and whether they want to be remembered. */
interface ChallengeContent {
  userId: number;
  passwordMark: string;
  remember: boolean;
}

/** What a browser shows with its code. It is no access token, and says nothing to whoever reads it. */
export const makeChallenge = (secret: string, content: ChallengeContent, now = Date.now()): string =>
  seal(secret, SEAL_PURPOSE, JSON.stringify({ ...content, until: now + LIFETIME_SECONDS * 1000 }));

/** Undefined after five minutes, and for what this server has not made. */
export function readChallenge(secret: string, challenge: string): ChallengeContent | undefined {
  const text = unseal(secret, SEAL_PURPOSE, challenge);
  if (text === undefined) return undefined;
  const { until, ...content } = JSON.parse(text) as ChallengeContent & { until: number };
  return Date.now() < until ? content : undefined;
}
