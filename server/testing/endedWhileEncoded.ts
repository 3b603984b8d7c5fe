import { eq } from 'drizzle-orm';

import { attempts, sessions } from '../db/schema';
import { makePicture } from '../pictures/makePicture';
import type { Session } from '../plugins/session';
import { makePng } from './makePng';
import type { TestApp } from './testApp';
import { until } from './until';

/** The answer to a call that brings a picture, and whose session is ended while others are re-encoded before that. */
export async function endedWhileEncoded<Answer>(
  { db }: TestApp,
  { sessionId }: Session,
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  const large = await makePng(5000);
  await db.delete(attempts);
  const others = Array.from({ length: 8 }, () => makePicture({ bytes: large, of: 'product' }, async () => undefined));
  const answer = Promise.resolve(call());
  // It is counted behind the guard.
  await until(async () => (await db.$count(attempts)) > 0);
  await db.delete(sessions).where(eq(sessions.id, sessionId));
  await Promise.all(others);
  return answer;
}
