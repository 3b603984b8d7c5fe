import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

import { StartError } from '../../startError';
import { whenCode } from '../../systemError';

/** The account that runs PostgreSQL. Undefined: the one that runs this server. */
export type Account = { uid: number; gid: number } | undefined;

const CANDIDATES = ['dawaya', 'postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root. A server that is root runs it as the owner of the cluster's files, or else as an existing unprivileged
 * account.
 */
export async function accountFor(clusterFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;

  const owner = await stat(clusterFolder).catch(whenCode(['ENOENT', 'ENOTDIR'], undefined));
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };

  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = CANDIDATES.map((name) => accounts.find((fields) => fields[0] === name)).find((fields) => fields);
  if (!found) {
    throw new StartError(
      `PostgreSQL does not run as root, and none of the accounts ${CANDIDATES.join(', ')} exists: start as an ordinary user or set DATABASE_URL`,
    );
  }
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Tries it out, since permission bits alone do not tell about access lists or user namespaces. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (!account) return true;
  return promisify(execFile)('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
