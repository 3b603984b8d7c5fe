import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

import { makeFailureThrottle, withoutValues } from './db/failure';

/** The server's work in the background. */
export type JobName = 'mail' | 'notificationMails' | 'orderMails' | 'payments' | 'prune';

export interface Job {
  name: JobName;
  everySeconds: number;
  /** One pass over the work that is due. Once `stopping` is aborted it ends early, between two pieces of work. */
  run: (stopping: AbortSignal) => Promise<void>;
}

/** Wakes a job, and is called after the commit that made work for it. Other servers find the work at their next pass. */
export type Nudge = (name: JobName) => void;

/** The log in which jobs report what they did. */
export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Runs each job at once and then every `everySeconds`. One that fails is tried again at its next turn. */
export function makeJobs(jobs: Job[]) {
  const stopping = new AbortController();
  const wakeUps = new Map<JobName, AbortController>();
  const loops: Promise<void>[] = [];
  const shouldLog = makeFailureThrottle();

  const runRepeatedly = async ({ name, everySeconds, run }: Job, log: Pick<JobLog, 'error'>) => {
    while (!stopping.signal.aborted) {
      // Created before the run, so that a nudge during the run is not lost.
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
    /** Resolves when no job is running any more. */
    stop: async () => {
      stopping.abort();
      for (const wakeUp of wakeUps.values()) wakeUp.abort();
      await Promise.all(loops);
    },
  };
}
