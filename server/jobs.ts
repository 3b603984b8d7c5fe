import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

import { makeFailureThrottle, withoutValues } from './db/failure';

/** What the server does beside answering. */
export type JobName = 'mail' | 'notificationMails' | 'orderMails' | 'payments' | 'prune';

export interface Job {
  name: JobName;
  everySeconds: number;
  /** One pass over what is due. Ends early, between two pieces of work, once `stopping` is aborted. */
  run: (stopping: AbortSignal) => Promise<void>;
}

/** Says that there is work for a job: called after the commit that made it. Other servers see it at their next pass. */
export type Nudge = (name: JobName) => void;

/** Where a job says what it did. */
export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Runs each job at once and then every so many seconds; one that fails is tried again at its next turn. */
export function makeJobs(jobs: Job[]) {
  const stopping = new AbortController();
  const wakeUps = new Map<JobName, AbortController>();
  const loops: Promise<void>[] = [];
  const shouldLog = makeFailureThrottle();

  const runRepeatedly = async ({ name, everySeconds, run }: Job, log: Pick<JobLog, 'error'>) => {
    while (!stopping.signal.aborted) {
      // Made before the run, so that a nudge in the middle of it is not lost.
      const wakeUp = new AbortController();
      wakeUps.set(name, wakeUp);
      await run(stopping.signal).catch((error: unknown) => {
        if (shouldLog(error)) log.error({ job: name, err: withoutValues(error) }, 'job failed');
      });
      await delay(everySeconds * 1000, undefined, { signal: wakeUp.signal }).catch(() => undefined);
    }
  };
  const nudge: Nudge = (name) => wakeUps.get(name)?.abort();

  return {
    nudge,
    start: (log: Pick<JobLog, 'error'>) => void loops.push(...jobs.map((job) => runRepeatedly(job, log))),
    /** Resolves when nothing runs any more. */
    stop: async () => {
      stopping.abort();
      for (const wakeUp of wakeUps.values()) wakeUp.abort();
      await Promise.all(loops);
    },
  };
}
