import { setTimeout } from 'node:timers/promises';

/** Fails by the time limit of the test. */
export async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await setTimeout(20);
}
