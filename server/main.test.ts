import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';

import { connect } from './db/connect';
import { seedDemo } from './demo/seedDemo';
import { hashPassword } from './modules/accounts/passwords.service';
import { bundleServer, type ServerProcess, spawnServer } from './testing/serverProcess';
import { makeTemporaryFolder } from './testing/temporaryFolder';
import { createTestDatabase, runOn } from './testing/testDatabase';
import { until } from './testing/until';

// Real processes share a busy machine with the other tests.
jest.setTimeout(90_000);

const JWT_SECRET = 'a secret of at least 32 characters';

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let dataDir: string;
const started: ServerProcess[] = [];

// One DATA_DIR for all: each start after the first is a quick one.
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

const isHealthy = async (address: string) => (await fetch(`${address}/health/ready`)).ok;

const isRefused = (address: string) =>
  fetch(`${address}/health/live`).then(
    () => false,
    () => true,
  );

const lockFile = () => join(dataDir, 'postgres/postmaster.pid');

/** The same as long as the same PostgreSQL runs. */
const postgresPid = () => (existsSync(lockFile()) ? Number.parseInt(readFileSync(lockFile(), 'utf8')) : 0);

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    // An ended process keeps its number until its parent has taken notice, a second later in some containers; it has no command any more.
    return !existsSync('/proc/self') || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

describe('a start that cannot go on says why in one line', () => {
  it.each([
    ['a wrong setting', { PORT: 'http' }, /^PORT must be a whole number from 0 to 65535\n$/],
    ['a DATA_DIR that is a file', { DATA_DIR: 'package.json/data' }, /^DATA_DIR \S+ cannot be written to: .+\n$/],
    [
      'a DATA_DIR that is a file, beside a shared database',
      { DATA_DIR: 'package.json/data', DATABASE_URL: 'postgresql://127.0.0.1:1/none', JWT_SECRET },
      /^DATA_DIR \S+ cannot be written to: .+\n$/,
    ],
    [
      'a shared database without a secret',
      { DATABASE_URL: 'postgresql://127.0.0.1:1/none' },
      /^JWT_SECRET must be set together with DATABASE_URL.+\n$/,
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

  it('a database with a newer schema, which stays as it is', async () => {
    const databaseUrl = await createTestDatabase();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const history = 'select * from drizzle.__drizzle_migrations order by id';
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
    const { rows: before } = await client.query(history);

    const server = startServer({ DATABASE_URL: databaseUrl, JWT_SECRET });

    expect(await server.end()).toBe(1);
    expect(server.output()).toMatch(/\nThe database has a newer schema than this version of Dawaya: .+\n$/);
    expect((await client.query(history)).rows).toEqual(before);
    await client.end();
  });
});

describe('a server with DEMO off on a database that was a demo', () => {
  const OPEN = /^DEMO is off, but \d+ accounts of the demo .+ open with their published password: .+$/m;
  let databaseUrl: string;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    databaseUrl = await createTestDatabase();
    const { db, close } = connect(databaseUrl);
    await seedDemo(db);
    await close();
    env = { DATABASE_URL: databaseUrl, JWT_SECRET };
  });

  it('does not start where people come', async () => {
    const server = startServer({ ...env, PUBLIC_URL: 'https://dawaya.example', TRUST_PROXY: 'on' });

    expect(await server.end()).toBe(1);
    expect(server.output()).toMatch(OPEN);
  });

  it('warns whoever tries it on this machine, until the passwords are others', async () => {
    const warned = startServer(env);
    await warned.ready();
    await warned.end('SIGTERM');
    await runOn(databaseUrl, `update users set password_hash = '${await hashPassword('An0ther#one')}'`);

    const safe = startServer(env);
    await safe.ready();

    expect(warned.output()).toMatch(OPEN);
    expect(safe.output()).not.toMatch(OPEN);
    await safe.end('SIGTERM');
  });
});

describe('a server on a database of the operator', () => {
  it('migrates it, and several may do so at once', async () => {
    const databaseUrl = await createTestDatabase('template0');
    const env = { DATABASE_URL: databaseUrl, JWT_SECRET };

    const addresses = await Promise.all([startServer(env).ready(), startServer(env).ready()]);

    expect(await Promise.all(addresses.map(isHealthy))).toEqual([true, true]);
    await Promise.all(started.splice(0).map((server) => server.end('SIGTERM')));
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

  it('does so while it is still starting', async () => {
    const server = startServer();
    await until(() => postgresPid() > 0);
    const pid = postgresPid();

    expect(await server.end('SIGTERM')).toBe(0);
    await until(() => !isRunning(pid));
  });
});

describe('the embedded PostgreSQL', () => {
  it('survives a killed server and is adopted by the next', async () => {
    const killed = startServer();
    await killed.ready();
    const pid = postgresPid();
    await killed.end('SIGKILL');

    const next = startServer();

    expect(await isHealthy(await next.ready())).toBe(true);
    expect(postgresPid()).toBe(pid);
    await next.end('SIGINT');
    await until(() => !isRunning(pid));
  });

  it('comes back under a running server, and after both were killed', async () => {
    const server = startServer();
    const address = await server.ready();
    const first = postgresPid();
    process.kill(first, 'SIGKILL');
    await until(() => ![0, first].includes(postgresPid()) && isHealthy(address));

    await server.end('SIGKILL');
    process.kill(postgresPid(), 'SIGKILL');

    expect(await isHealthy(await startServer().ready())).toBe(true);
  });

  it('starts although another program has got the number of a killed one', async () => {
    const server = startServer();
    await server.ready();
    const pid = postgresPid();
    await server.end('SIGKILL');
    process.kill(pid, 'SIGKILL');
    writeFileSync(lockFile(), readFileSync(lockFile(), 'utf8').replace(/^\d+/, String(process.pid)));

    expect(await isHealthy(await startServer().ready())).toBe(true);
    expect(postgresPid()).not.toBe(process.pid);
  });

  it('is shared by the servers of one DATA_DIR until the last has left', async () => {
    const [one, other] = [startServer(), startServer()];
    const [, address] = await Promise.all([one.ready(), other.ready()]);
    const pid = postgresPid();

    expect(await one.end('SIGTERM')).toBe(0);
    expect(await isHealthy(address)).toBe(true);
    expect(postgresPid()).toBe(pid);

    expect(await other.end('SIGTERM')).toBe(0);
    await until(() => !isRunning(pid));
  });
});
