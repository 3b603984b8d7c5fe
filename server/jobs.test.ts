import { once } from 'node:events';

import { type Job, makeJobs } from './jobs';

const quiet = { error: () => undefined };

/** A job that reports each run, and whose run ends when the test says so. */
function makeTestJob(everySeconds = 3600) {
  const events = new EventTarget();
  const tell = (name: string) => events.dispatchEvent(new Event(name));
  const runs: AbortSignal[] = [];
  const job: Job = {
    name: 'mail',
    everySeconds,
    run: async (stopping) => {
      runs.push(stopping);
      const letGo = once(events, 'let go');
      tell('run');
      await letGo;
    },
  };
  return { job, runs, nextRun: () => once(events, 'run'), letGo: () => tell('let go') };
}

describe('a job', () => {
  it('runs at the start and again whenever it is nudged', async () => {
    const { job, runs, nextRun, letGo } = makeTestJob();
    const jobs = makeJobs([job]);
    jobs.start(quiet);

    letGo();
    jobs.nudge('mail');
    await nextRun();

    expect(runs).toHaveLength(2);
    const stopped = jobs.stop();
    letGo();
    await stopped;
  });

  it('runs by the clock as well', async () => {
    const { job, nextRun, letGo } = makeTestJob(0.01);
    const jobs = makeJobs([job]);
    jobs.start(quiet);

    letGo();
    await nextRun();

    const stopped = jobs.stop();
    letGo();
    await stopped;
  });

  it('takes its next turn after a failure, and says what failed without its values', async () => {
    const told: object[] = [];
    const failure = Object.assign(new Error('Failed query'), { query: 'select 1', params: ['mona@example.com'] });
    const { job, nextRun, letGo } = makeTestJob(0.01);
    const jobs = makeJobs([
      {
        ...job,
        run: async (stopping) => {
          if (told.length === 0) throw failure;
          await job.run(stopping);
        },
      },
    ]);

    jobs.start({ error: (details: object) => void told.push(details) });
    await nextRun();

    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('mona@example.com');
    const stopped = jobs.stop();
    letGo();
    await stopped;
  });
});

it('says once why the database is away, however many jobs find it so, and of any other failure each time', async () => {
  const told: object[] = [];
  const failing = [
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    new Error('a bug'),
    new Error('a bug'),
  ];
  const { job, nextRun, letGo } = makeTestJob(0.01);
  const run = async (stopping: AbortSignal) => {
    const failure = failing.shift();
    if (failure) throw failure;
    await job.run(stopping);
  };
  const jobs = makeJobs([{ ...job, run }]);

  jobs.start({ error: (details: object) => void told.push(details) });
  await nextRun();

  expect(told.map((details) => (details as { err: Error }).err.message)).toEqual([
    ...['connect ECONNREFUSED', 'a bug', 'a bug'],
  ]);
  const stopped = jobs.stop();
  letGo();
  await stopped;
});

describe('stopping', () => {
  it('tells a running job, waits for it, and starts no other run', async () => {
    const { job, runs, letGo } = makeTestJob(0.01);
    const jobs = makeJobs([job]);
    jobs.start(quiet);

    let isStopped = false;
    const stopped = jobs.stop().then(() => {
      isStopped = true;
    });
    jobs.nudge('mail');
    await Promise.resolve();

    expect(runs[0]!.aborted).toBe(true);
    expect(isStopped).toBe(false);
    letGo();
    await stopped;
    expect(runs).toHaveLength(1);
  });
});
