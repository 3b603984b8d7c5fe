import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';

import { bundleServer as bundleInto } from '../../scripts/bundleServer';

export interface ServerProcess {
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output: () => string;
  /** Resolves with the printed address; fails with the output when the process ends before. */
  ready: () => Promise<string>;
  /** Sends the signal, if any, and resolves with the exit status. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Inside of the project, where the packages are found. */
export const BUNDLE = 'node_modules/.cache/dawaya/server.mjs';

/** As `npm start` does it: one file starts several times faster than many that are compiled one by one. */
export async function bundleServer(): Promise<void> {
  // Renamed when it is whole: test files run at once, and another may be starting a server from it.
  const draft = `${BUNDLE}.${process.pid}`;
  await bundleInto(draft);
  await rename(`${draft}/main.js`, BUNDLE);
  await rm(draft, { recursive: true });
}

/** Starts the real server as a process of its own, on a port that the system chooses. */
export function spawnServer(env: NodeJS.ProcessEnv, command = process.execPath, args = [BUNDLE]): ServerProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    // DEMO is off: a test of the process needs no catalogue. PUBLIC_URL: it warns of nothing.
    env: { PATH, HOME, PORT: '0', DEMO: 'off', PUBLIC_URL: 'http://localhost', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([status]) => status as number | null);

  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /ready: (\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    void ended.then((status) => reject(new Error(`The server ended with ${status}:\n${output}`)));
  });
  // Tests of a start that fails never ask for it.
  ready.catch(() => undefined);

  return {
    process: child,
    output: () => output,
    ready: () => ready,
    end: (signal) => {
      if (signal) child.kill(signal);
      return ended;
    },
  };
}
