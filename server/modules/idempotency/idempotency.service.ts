import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Context } from '../../context';
import { unavailable } from '../../errors';
import { derivedKey, seal, unseal } from '../../sealing';
import { findAnswer, releaseCall, saveAnswer, takeCall } from './idempotency.repository';

export { deleteOldAnswers } from './idempotency.repository';

const SEAL_PURPOSE = 'answered call';
const FIRST_PAUSE_MS = 100;
/** Many who wait must not keep the database busy. */
const MAX_PAUSE_MS = 1_000;
/** The first call may re-encode a picture. */
const MAX_WAIT_MS = 20_000;

/** The same for what is sent again as it was, whatever it says. */
export const callHashOf = (secret: string, call: readonly unknown[]): string =>
  createHmac('sha256', derivedKey(secret, 'answered calls')).update(JSON.stringify(call)).digest('hex');

/**
 * Nothing for a call that is to be carried out now, and to be ended by `endCall`; for one that was carried out already, its answer, which
 * is waited for where the first is still under way. 503 where that does not end.
 */
export async function beginCall({ db, secret }: Context, callHash: string): Promise<string | undefined> {
  const end = Date.now() + MAX_WAIT_MS;
  for (let pause = FIRST_PAUSE_MS; Date.now() < end; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    if (await takeCall(db, callHash)) return undefined;
    const sealed = await findAnswer(db, callHash);
    const answer = sealed ? unseal(secret, SEAL_PURPOSE, sealed) : undefined;
    if (answer !== undefined) return answer;
    await wait(pause);
  }
  throw unavailable();
}

/** Keeps the answer of a call. One that was refused or has failed changed nothing, has none (null) and may come again. */
export async function endCall({ db, secret }: Context, callHash: string, answer: string | null): Promise<void> {
  if (answer === null) await releaseCall(db, callHash);
  else await saveAnswer(db, callHash, seal(secret, SEAL_PURPOSE, answer));
}
