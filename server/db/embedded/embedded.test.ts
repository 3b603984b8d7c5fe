import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

import { makeTemporaryFolder } from '../../testing/temporaryFolder';
import { startEmbedded } from './embedded';

// Creating a PostgreSQL cluster takes seconds when other tests keep the machine busy.
jest.setTimeout(90_000);

const itAsRoot = process.getuid?.() === 0 ? it : it.skip;

type Options = Parameters<typeof startEmbedded>[0] & { sharedHome: string };

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let options: Options;
beforeEach(async () => {
  temporary = await makeTemporaryFolder();
  options = optionsIn(temporary.folder);
});
afterEach(() => temporary.remove());

const optionsIn = (folder: string): Options => ({
  dataDir: join(folder, 'data'),
  sharedHome: join(folder, 'shared'),
  settings: { fsync: 'off' },
});

async function ask(url: string, question: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(question).finally(() => client.end());
  return rows[0];
}

describe('a PostgreSQL whose first start was interrupted', () => {
  let place: Awaited<ReturnType<typeof makeTemporaryFolder>>;
  let own: Options;
  let half: string;
  let running: Awaited<ReturnType<typeof startEmbedded>>;
  beforeAll(async () => {
    place = await makeTemporaryFolder();
    own = optionsIn(place.folder);
    half = join(own.dataDir, `postgres.new-${2 ** 31 - 2}`);
    await mkdir(half, { recursive: true });
    await writeFile(join(half, 'PG_VERSION'), '18');
    running = await startEmbedded(own);
  });
  afterAll(async () => {
    await running.leave();
    await place.remove();
  });

  it('has its files made anew', () => {
    expect(existsSync(half)).toBe(false);
  });

  it('listens on this machine only and asks for the password', async () => {
    const stranger = Object.assign(new URL(running.url), { password: 'guessed' }).href;
    await expect(ask(stranger, 'select 1')).rejects.toThrow('password authentication failed');
    expect(await ask(running.url, 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
    expect(await ask(running.url, 'show unix_socket_directories')).toEqual({ unix_socket_directories: '' });
  });

  it('keeps what was written, knows Arabic letters, and starts although another program has got its number', async () => {
    const lockFile = join(own.dataDir, 'postgres/postmaster.pid');
    await ask(running.url, 'create extension pg_trgm');
    await ask(running.url, `create table medications as select 'باندول اكسترا' as name`);
    const lock = await readFile(lockFile, 'utf8');
    await running.leave();
    // The lock file of a PostgreSQL that was killed, whose process id now belongs to another process.
    await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)));

    running = await startEmbedded(own);

    expect(await ask(running.url, `select 'باندول' <% name as found from medications`)).toEqual({ found: true });
    expect(await readFile(lockFile, 'utf8')).not.toMatch(new RegExp(`^${process.pid}\n`));
  });
});

describe('startEmbedded', () => {
  itAsRoot('puts what PostgreSQL must reach outside of a private folder', async () => {
    await mkdir(join(temporary.folder, 'home'), { mode: 0o700 });
    const inHome = { ...options, dataDir: join(temporary.folder, 'home/data') };

    const { url, linkedTo, leave } = await startEmbedded(inHome);

    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
    expect(readlinkSync(join(inHome.dataDir, 'postgres'))).toBe(linkedTo);
    expect(linkedTo).toMatch(`${options.sharedHome}/clusters/`);
    await leave();
  });

  itAsRoot('trusts no shared folder that others can write to', async () => {
    await mkdir(join(temporary.folder, 'home'), { mode: 0o700 });
    await mkdir(options.sharedHome);
    await chmod(options.sharedHome, 0o777);

    const starting = startEmbedded({ ...options, dataDir: join(temporary.folder, 'home/data') });

    await expect(starting).rejects.toThrow(/must be a folder .+ that only it can write to$/);
  });

  it('leaves no PostgreSQL running that takes no database', async () => {
    const settings = { ...options.settings, default_transaction_read_only: 'on' };

    await expect(startEmbedded({ ...options, settings })).rejects.toThrow(/^No database could be made, .+ read-only/);

    expect(existsSync(join(options.dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });

  it.each([
    [
      'files of another version',
      (entry: string) => writeFile(join(entry, 'PG_VERSION'), '17'),
      /PostgreSQL 17, .+ runs 18/,
    ],
    ['a folder of something else', (entry: string) => writeFile(join(entry, 'notes'), ''), /holds no PostgreSQL data/],
    [
      'a link to files that are gone',
      async (entry: string) => {
        await rm(entry, { recursive: true });
        await symlink('/nowhere', entry);
      },
      /^\/nowhere holds no PostgreSQL data/,
    ],
  ])('refuses %s and leaves them alone', async (_what, prepare, message) => {
    const entry = join(options.dataDir, 'postgres');
    await mkdir(entry, { recursive: true });
    await prepare(entry);

    await expect(startEmbedded(options)).rejects.toThrow(message);
    expect(lstatSync(entry)).toBeDefined();
  });
});
