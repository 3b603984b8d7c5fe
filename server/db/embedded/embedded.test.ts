import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

import { makeTemporaryFolder } from '../../testing/temporaryFolder';
import { startEmbedded } from './embedded';

// Making a PostgreSQL takes seconds where other tests keep the machine busy.
jest.setTimeout(90_000);

const itAsRoot = process.getuid?.() === 0 ? it : it.skip;

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let options: { dataDir: string; sharedHome: string; settings: Record<string, string> };
beforeEach(async () => {
  temporary = await makeTemporaryFolder();
  const { folder } = temporary;
  options = { dataDir: join(folder, 'data'), sharedHome: join(folder, 'shared'), settings: { fsync: 'off' } };
});
afterEach(() => temporary.remove());

async function ask(url: string, question: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(question).finally(() => client.end());
  return rows[0];
}

describe('startEmbedded', () => {
  it('keeps what was written, and knows Arabic letters', async () => {
    const first = await startEmbedded(options);
    await ask(first.url, 'create extension pg_trgm');
    await ask(first.url, `create table medications as select 'باندول اكسترا' as name`);
    await first.leave();

    const second = await startEmbedded(options);

    expect(await ask(second.url, `select 'باندول' <% name as found from medications`)).toEqual({ found: true });
    await second.leave();
  });

  it('listens on this machine only and asks for the password', async () => {
    const { url, leave } = await startEmbedded(options);

    const stranger = Object.assign(new URL(url), { password: 'guessed' }).href;
    await expect(ask(stranger, 'select 1')).rejects.toThrow('password authentication failed');
    expect(await ask(url, 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
    expect(await ask(url, 'show unix_socket_directories')).toEqual({ unix_socket_directories: '' });
    await leave();
  });

  it('makes its files anew when the first time was interrupted', async () => {
    const half = join(options.dataDir, `postgres.new-${2 ** 31 - 2}`);
    await mkdir(half, { recursive: true });
    await writeFile(join(half, 'PG_VERSION'), '18');

    const { leave } = await startEmbedded(options);

    expect(existsSync(half)).toBe(false);
    await leave();
  });

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
