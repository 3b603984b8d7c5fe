import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { bundleServer } from '../../scripts/bundleServer';
import { ROOT } from '../../scripts/processes';
import { StartError } from '../../server/startError';
import type { Ready } from './fixedRoute';
import { residentMegabytes } from './memory';

const SETTLE_MS = 3_000;
const ENTRIES = { product: 'server/main.ts', measured: 'bench/load/server.ts' } as const;

/** Inside of the project, so that Node finds the packages. */
const bundleOf = (entry: keyof typeof ENTRIES) => join(ROOT, 'dist/bench', entry);

export interface MeasuredServer {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Bundles the product, and the product with the fixed route. */
export async function bundleServers(): Promise<void> {
  await bundleServer(bundleOf('product'));
  await bundleServer(bundleOf('measured'), ENTRIES.measured);
}

/** Starts the measured server in a process of its own. */
export async function startMeasured(env: NodeJS.ProcessEnv): Promise<MeasuredServer> {
  const child = start('measured', env);
  const [ready] = (await Promise.race([once(child, 'message'), rejectOnExit(child)])) as [Ready];
  return { origin: `http://127.0.0.1:${ready.port}`, pid: pidOf(child), stop: () => stop(child) };
}

/** The memory of the product in megabytes, when it is ready and idle. */
export async function idleMegabytes(env: NodeJS.ProcessEnv): Promise<number> {
  const child = start('product', env);
  const isReady = new Promise<void>((resolve) =>
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready')) resolve();
    }),
  );
  await Promise.race([isReady, rejectOnExit(child)]);
  await delay(SETTLE_MS);
  const megabytes = residentMegabytes(pidOf(child));
  await stop(child);
  return megabytes;
}

const start = (entry: keyof typeof ENTRIES, env: NodeJS.ProcessEnv) =>
  fork(join(bundleOf(entry), 'main.js'), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', PORT: '0', DEMO: 'off', ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

async function rejectOnExit(child: ChildProcess): Promise<never> {
  const [status] = (await once(child, 'exit')) as [number | null];
  throw new StartError(`The server ended with ${status}`);
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new StartError('The server did not start');
  return pid;
}
