import { randomUUID } from 'node:crypto';
import { chown, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadOrCreateSecret, openDataDir } from '../../dataDir';
import { exists, makeOnce } from '../../makeOnce';
import { StartError } from '../../startError';
import { codeOf, messageOf, whenCode } from '../../systemError';
import { type Account, accountFor, canEnter } from './account';
import { findPrograms, makePrivateFolder, type Programs } from './programs';

const MAJOR_VERSION = '18';
export const SUPERUSER = 'dawaya';

/**
 * pg_trgm asks the C library which characters are letters. With the locale C no Arabic character is one, and a search finds nothing Arabic.
 */
const CTYPE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** The files of one PostgreSQL cluster, and the programs that run it. */
export interface Cluster {
  /** The real path without links, which is what PostgreSQL itself writes. */
  folder: string;
  /** The folder of the files, if DATA_DIR only contains a link to it: backups have to include that folder. */
  linkedTo: string | undefined;
  password: string;
  programs: Programs;
}

interface Place {
  dataDir: string;
  /** A folder for what PostgreSQL's account could not reach in a private home; used only when the server runs as root. */
  sharedHome: string;
}

/** Finds the cluster of DATA_DIR, or creates it. */
export async function openCluster({ dataDir, sharedHome }: Place): Promise<Cluster> {
  openDataDir(dataDir);
  const entry = join(dataDir, 'postgres');
  const password = loadOrCreateSecret(dataDir, 'postgres');
  const programs = await findPrograms(await accountFor(entry), sharedHome);

  if (!(await exists(entry))) await createCluster(entry, { dataDir, sharedHome }, programs, password);
  const linkedTo = await readlink(entry).catch(whenCode(['EINVAL'], undefined));
  return { folder: await verifiedFolder(entry), linkedTo, password, programs };
}

async function createCluster(entry: string, { dataDir, sharedHome }: Place, programs: Programs, password: string) {
  const fill = (draft: string) => initialise(draft, programs, password);
  if (await canEnter(programs.account, dataDir)) return makeOnce(entry, fill);

  // The folder has a random name, which only the link in DATA_DIR knows: a new DATA_DIR never finds the cluster of an earlier one.
  const folder = join(await makePrivateFolder(join(await makePrivateFolder(sharedHome), 'clusters')), randomUUID());
  await makeOnce(folder, fill);
  await symlink(folder, entry).catch(async (error: unknown) => {
    await rm(folder, { recursive: true });
    whenCode(['EEXIST'], undefined)(error);
  });
}

async function initialise(draft: string, { account, run }: Programs, password: string): Promise<void> {
  const passwordFile = `${draft}.password`;
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    await changeOwner(account, draft, passwordFile);
    await run('initdb', [
      ...['--pgdata', draft, '--username', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', CTYPE],
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ]);
  } catch (error) {
    throw new StartError(`PostgreSQL could not make its data folder: ${messageOf(error).trim()}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function changeOwner(account: Account, ...paths: string[]): Promise<void> {
  if (account) await Promise.all(paths.map((path) => chown(path, account.uid, account.gid)));
}

async function verifiedFolder(entry: string): Promise<string> {
  try {
    const folder = await realpath(entry);
    const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
    if (version === MAJOR_VERSION) return folder;
    throw new StartError(
      `${entry} belongs to PostgreSQL ${version}, this release runs ${MAJOR_VERSION}: move it over by dump and restore`,
    );
  } catch (error) {
    if (error instanceof StartError) throw error;
    const target = await readlink(entry).catch(() => entry);
    throw new StartError(
      codeOf(error) === 'ENOENT'
        ? `${target} holds no PostgreSQL data: restore it, or remove ${entry} to start with an empty database`
        : `${target} cannot be read: ${messageOf(error)}`,
    );
  }
}
