import { eq } from 'drizzle-orm';

import { attempts, sessions } from '../db/schema';
import { makePicture } from '../pictures/makePicture';
import type { Session } from '../plugins/session';
import { makePng } from './makePng';
import type { TestApp } from './testApp';
import { until } from './until';

/** Makes a call with a picture, and ends its session while it waits for other pictures to be re-encoded. Returns its answer. */
export async function endedWhileEncoded<Answer>(
  { db }: TestApp,
  { sessionId }: Session,
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  const large = await makePng(5000);
  await db.delete(attempts);
  const others = Array.from({ length: 8 }, () => makePicture({ bytes: large, of: 'product' }, async () => undefined));
  const answer = Promise.resolve(call());
  // Attempts are counted after the guard, so the call has passed it by then.
  await until(async () => (await db.$count(attempts)) > 0);
  await db.delete(sessions).where(eq(sessions.id, sessionId));
  await Promise.all(others);
  return answer;
}
