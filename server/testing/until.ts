import { setTimeout } from 'node:timers/promises';

/** Waits until the condition holds. If it never does, the test's time limit ends the test. */
export async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await setTimeout(20);
}
