import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';

import { bundleServer as bundleInto } from '../../scripts/bundleServer';

export interface ServerProcess {
  process: ChildProcess;
  /** Everything that the process has printed so far. */
  output: () => string;
  /** Resolves with the address that it prints. Rejects with its output if the process ends before. */
  ready: () => Promise<string>;
  /** Sends the signal, if any, and resolves with the exit status. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Within the project, so that its packages are found. */
export const BUNDLE = 'node_modules/.cache/dawaya/server.mjs';

/** Bundles the server as `npm start` does. A single file starts several times faster than many that are compiled one by one. */
export async function bundleServer(): Promise<void> {
  // Renamed when it is complete: test files run in parallel, and another one may be starting a server from it.
  const draft = `${BUNDLE}.${process.pid}`;
  await bundleInto(draft);
  await rename(`${draft}/main.js`, BUNDLE);
  await rm(draft, { recursive: true });
}

/** Starts the real server as a process of its own, on a port that the system chooses. */
export function spawnServer(env: NodeJS.ProcessEnv, command = process.execPath, args = [BUNDLE]): ServerProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    // DEMO is off since these tests need no catalogue. PUBLIC_URL is set to avoid a warning.
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
  // Tests of a start that fails never use it, and an unhandled rejection would fail them.
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
