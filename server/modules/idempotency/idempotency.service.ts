import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Context } from '../../context';
import { unavailable } from '../../errors';
import { derivedKey, seal, unseal } from '../../sealing';
import { findAnswer, releaseCall, saveAnswer, takeCall } from './idempotency.repository';

export { deleteOldAnswers } from './idempotency.repository';

const SEAL_PURPOSE = 'answered call';
const FIRST_PAUSE_MS = 100;
/** A pause long enough that many waiting calls do not keep the database busy. */
const MAX_PAUSE_MS = 1_000;
/** Long enough for a first call that re-encodes a picture. */
const MAX_WAIT_MS = 20_000;

/** The same for an equal call. */
export const callHashOf = (secret: string, call: readonly unknown[]): string =>
  createHmac('sha256', derivedKey(secret, 'answered calls')).update(JSON.stringify(call)).digest('hex');

/**
 * Returns undefined for a call that is to be carried out now, and then has to be ended by `endCall`. For a call that was already carried
 * out, returns its answer, for which it waits while the first call is under way. 503 if that takes too long.
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

/** Stores the answer of a call. A call that was refused or has failed (null) changed nothing, stores no answer, and may be repeated. */
export async function endCall({ db, secret }: Context, callHash: string, answer: string | null): Promise<void> {
  if (answer === null) await releaseCall(db, callHash);
  else await saveAnswer(db, callHash, seal(secret, SEAL_PURPOSE, answer));
}
