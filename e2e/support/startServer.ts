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

/** Whether the server is ready and renders pages: the first rendering takes longer and may be left to the browser. */
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

/** Migrating and seeding an empty folder takes a while. If the server ends meanwhile, its output is reported at once. */
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

/** Without the settings of the surrounding shell, which may name a database or a mail server, or turn the demo off. */
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

/** Starts the built server on an empty DATA_DIR, and returns the function that stops it. */
export default async function startServer() {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'dawaya-e2e-'));
  // When the tests run as root, PostgreSQL runs under another account, which must be able to enter the folder.
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
  // For journeys that check what the server must not write.
  process.env.SERVER_LOG = log;
  process.env.SERVER_DATA = join(folder, 'data');
  return cleanUp;
}
