import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { codeOf, whenCode } from './systemError';

/**
 * Fills a draft beside the folder and renames it when it is complete, so that a half-made folder is never taken for the real one. If
 * several processes do this at once, the first wins and the others delete their drafts.
 */
export async function makeOnce(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  await removeAbandonedDrafts(folder);
  const draft = `${folder}.new-${process.pid}`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await fill(draft);
    await rename(draft, folder).catch(whenCode(['ENOTEMPTY', 'EEXIST'], undefined));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes the drafts of processes that were killed half-way. The name of a draft contains the id of its process. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  const start = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    const pid = name.startsWith(start) ? /^\d+/.exec(name.slice(start.length))?.[0] : undefined;
    const isAbandoned = pid && (Number(pid) === process.pid || !isAlive(Number(pid)));
    if (isAbandoned) await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Also true for a symbolic link whose target is missing. */
export const exists = (path: string) => lstat(path).then(() => true, whenCode(['ENOENT'], false));
