import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { connect } from './db/connect';
import { hashPassword } from './modules/accounts/passwords.service';
import { makeCustomer } from './testing/makeUser';
import { BUNDLE, bundleServer, type ServerProcess, spawnServer } from './testing/serverProcess';
import { makeTemporaryFolder } from './testing/temporaryFolder';
import { createTestDatabase } from './testing/testDatabase';
import { until } from './testing/until';

// Real processes share a busy machine with the other tests.
jest.setTimeout(90_000);

const JWT_SECRET = 'a secret of at least 32 characters';

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let dataDir: string;
const started: ServerProcess[] = [];

// All tests share one DATA_DIR, since only the first start has to create a database.
beforeAll(async () => {
  await bundleServer();
  temporary = await makeTemporaryFolder();
  dataDir = join(temporary.folder, 'data');
});
afterEach(() => Promise.all(started.splice(0).map((server) => server.end('SIGTERM'))));
afterAll(() => temporary.remove());

function startServer(env: NodeJS.ProcessEnv = {}) {
  const server = spawnServer({ DATA_DIR: dataDir, ...env });
  started.push(server);
  return server;
}

/** Runs the project's `npm start` without building: the current server is already bundled. */
async function npmStart(env: NodeJS.ProcessEnv) {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
  const project = join(temporary.folder, 'project');
  await mkdir(join(project, 'dist/server'), { recursive: true });
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: scripts.start } }));
  const main = `process.chdir(${JSON.stringify(resolve('.'))});\nawait import('${pathToFileURL(BUNDLE).href}');\n`;
  await writeFile(join(project, 'dist/server/main.js'), main);
  const server = spawnServer({ DATA_DIR: dataDir, ...env }, 'npm', ['start', '--prefix', project]);
  started.push(server);
  return server;
}

const isHealthy = async (address: string) => (await fetch(`${address}/health/ready`)).ok;

const isRefused = (address: string) =>
  fetch(`${address}/health/live`).then(
    () => false,
    () => true,
  );

const lockFile = () => join(dataDir, 'postgres/postmaster.pid');

/** The process id of PostgreSQL, which tells whether it was restarted. */
const postgresPid = () => (existsSync(lockFile()) ? Number.parseInt(readFileSync(lockFile(), 'utf8')) : 0);

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    // An ended process keeps its id until its parent has collected it, which takes a second in some containers. Its command line is empty
    // by then.
    return !existsSync('/proc/self') || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

describe('a start that cannot go on says why in one line', () => {
  it.each([
    [
      'a DATA_DIR that is a file, beside a shared database',
      { DATA_DIR: 'package.json/data', DATABASE_URL: 'postgresql://127.0.0.1:1/none', JWT_SECRET },
      /^DATA_DIR \S+ cannot be written to: .+\n$/,
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgresql://someone:hunter2@127.0.0.1:1/none', JWT_SECRET },
      /^Bringing.+\nThe database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n$/,
    ],
  ])('%s', async (_what, env, line) => {
    const server = startServer(env);

    expect(await server.end()).toBe(1);
    expect(server.output()).toMatch(line);
  });

  it('a taken port, before anything is touched', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    const server = startServer({ PORT: String(port) });

    expect(await server.end()).toBe(1);
    expect(server.output()).toMatch(/^Port \d+ on 127.0.0.1 is taken: .+\n$/);
    other.close();
  });
});

describe('a server with DEMO off on a database that was a demo, under another JWT_SECRET', () => {
  const OPEN = /^DEMO is off, but \d+ accounts of the demo .+ open with their published password: .+$/m;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    const { db, close } = connect(databaseUrl);
    await makeCustomer(db, {
      email: 'mona@dawaya.example',
      passwordHash: await hashPassword('Dawaya#2026'),
      totpSecret: 'sealed with another JWT_SECRET',
      totpConfirmedAt: new Date(),
    });
    await close();
    env = { DATABASE_URL: databaseUrl, JWT_SECRET };
  });

  it('does not start where people come', async () => {
    const server = startServer({ ...env, PUBLIC_URL: 'https://dawaya.example', TRUST_PROXY: 'on' });

    expect(await server.end()).toBe(1);
    expect(server.output()).toMatch(OPEN);
  });

  it('warns whoever tries it on this machine', async () => {
    const server = startServer(env);
    await server.ready();
    await server.end('SIGTERM');

    expect(server.output()).toMatch(OPEN);
    expect(server.output()).toMatch(/^JWT_SECRET is not the one under which .+ 503 until that one is back$/m);
  });
});

describe('a server that is told to stop', () => {
  it('answers what it has begun, lets idle connections go, takes the echo of a Ctrl-C for what it is and stops PostgreSQL', async () => {
    const server = startServer();
    const address = await server.ready();
    const pid = postgresPid();
    expect(await isHealthy(address)).toBe(true);
    const begun = request(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    begun.flushHeaders();
    await once(begun, 'continue');

    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    await until(() => isRefused(address));
    begun.end('{}');

    const [response] = (await once(begun, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBeLessThan(500);
    response.resume();
    expect(await server.end()).toBe(0);
    expect(server.output()).toMatch(/\nStopping on SIGINT…\nStopped\n$/);
    await until(() => !isRunning(pid));
  });

  it('ends before npm does, as a service manager sees it', async () => {
    const server = await npmStart({ DATABASE_URL: await createTestDatabase(), JWT_SECRET });
    const address = await server.ready();

    server.process.kill('SIGTERM');
    await once(server.process, 'exit');

    expect(await isRefused(address)).toBe(true);
  });

  it('does so while it is still starting', async () => {
    const server = startServer();
    await until(() => postgresPid() > 0);
    const pid = postgresPid();

    expect(await server.end('SIGTERM')).toBe(0);
    await until(() => !isRunning(pid));
  });
});

it('the embedded PostgreSQL survives a killed server and is shared by the next ones until the last has left', async () => {
  const killed = startServer();
  await killed.ready();
  const pid = postgresPid();
  await killed.end('SIGKILL');

  const [one, other] = [startServer(), startServer()];
  const [, address] = await Promise.all([one.ready(), other.ready()]);
  expect(await isHealthy(address)).toBe(true);
  expect(postgresPid()).toBe(pid);

  expect(await one.end('SIGTERM')).toBe(0);
  expect(await isHealthy(address)).toBe(true);
  expect(postgresPid()).toBe(pid);

  expect(await other.end('SIGTERM')).toBe(0);
  await until(() => !isRunning(pid));
});
