import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { ROOT } from '../../scripts/processes';
import { freePort } from '../../server/db/embedded/postmaster';

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;

/** Ready to work, and its pages are rendered: the first one takes longer, and may be left to the browser. */
async function isReady(baseUrl: string) {
  try {
    if (!(await fetch(`${baseUrl}/health/ready`)).ok) return false;
    const home = await fetch(baseUrl, { headers: { accept: 'text/html' } });
    return (await home.text()).includes('<h1');
  } catch {
    return false;
  }
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** Migrating and seeding an empty folder takes a while; a server that died in it is reported at once, in its own words. */
async function waitUntilReady(server: ChildProcess, baseUrl: string, output: () => string) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(baseUrl))) {
    if (hasEnded(server)) throw new Error(`The server ended with status ${server.exitCode}:\n${output()}`);
    if (Date.now() > deadline)
      throw new Error(`The server is not ready after ${START_TIMEOUT_MS / 1000} s:\n${output()}`);
    await wait(250);
  }
}

async function stop(server: ChildProcess) {
  if (hasEnded(server)) return;
  const lastResort = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
  server.kill('SIGTERM');
  await once(server, 'exit');
  clearTimeout(lastResort);
}

/** No setting of the surrounding shell: it may point at a database, send mails or be no demo. */
const environment = (port: number, baseUrl: string, dataFolder: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: baseUrl,
  DATA_DIR: dataFolder,
  LOG_LEVEL: 'trace',
  TRUST_PROXY: 'on',
});

/** Starts what `npm start` starts, on an empty DATA_DIR of its own, and stops it with its database afterwards. */
export default async function startServer() {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'dawaya-e2e-'));
  // As root, PostgreSQL runs under another account and has to pass through.
  await chmod(folder, 0o711);
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: environment(port, baseUrl, join(folder, 'data')),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const log = join(folder, 'server.log');
  const logged = createWriteStream(log);
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      logged.write(chunk);
    });

  const cleanUp = async () => {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server, baseUrl, () => output);
  } catch (error) {
    await cleanUp();
    throw error;
  }
  process.env.BASE_URL = baseUrl;
  // What the server writes, for the journeys that look for what it must not.
  process.env.SERVER_LOG = log;
  process.env.SERVER_DATA = join(folder, 'data');
  return cleanUp;
}
