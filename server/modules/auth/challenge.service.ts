import { seal, unseal } from '../../sealing';

const LIFETIME_SECONDS = 5 * 60;
const SEAL_PURPOSE = 'sign-in challenge';

/** Whose password was right, which password it was, and whether they want to stay signed in. */
interface ChallengeContent {
  userId: number;
  passwordMark: string;
  remember: boolean;
}

/** A text that a browser sends back together with the code. It is not an access token, and nobody can read what is in it. */
export const makeChallenge = (secret: string, content: ChallengeContent, now = Date.now()): string =>
  seal(secret, SEAL_PURPOSE, JSON.stringify({ ...content, until: now + LIFETIME_SECONDS * 1000 }));

/** Undefined after five minutes, and for a challenge that this server has not made. */
export function readChallenge(secret: string, challenge: string): ChallengeContent | undefined {
  const text = unseal(secret, SEAL_PURPOSE, challenge);
  if (text === undefined) return undefined;
  const { until, ...content } = JSON.parse(text) as ChallengeContent & { until: number };
  return Date.now() < until ? content : undefined;
}
