import { hash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { exists, makeOnce } from './makeOnce';
import { whenCode } from './systemError';

/** A tab from before as many updates finds its scripts no more, and reloads the page. */
const MAX_BUILDS = 5;
const ASSET = /^\/assets\/[\w.-]{1,100}$/;

/** Copies the assets of this build beside those of the builds before it, for tabs that were opened before the update. */
export async function storeBuild(clientDir: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ownFolder = join(folder, await nameOf(clientDir));
  const copy = (draft: string) => cp(join(clientDir, 'assets'), join(draft, 'assets'), { recursive: true });
  if (!(await exists(ownFolder))) await makeOnce(ownFolder, copy);
  // Marks this build as the newest: builds are sorted by this time.
  await utimes(ownFolder, new Date(), new Date());
  const [, ...former] = await newestFirst(folder);
  for (const build of former.slice(MAX_BUILDS)) await rm(build, { recursive: true, force: true });
}

/** The newest build that has this asset; undefined if none has. */
export async function findBuildWith(path: string, folder: string): Promise<string | undefined> {
  if (!ASSET.test(path)) return undefined;
  for (const build of await newestFirst(folder)) {
    if (await exists(join(build, path))) return build;
  }
  return undefined;
}

/**
 * The hash of the page identifies the whole build: scripts are named by hashes of their content, and the page and its first script name all
 * of them.
 */
const nameOf = async (clientDir: string) => hash('sha256', await readFile(join(clientDir, 'index.html'))).slice(0, 16);

/** Another server may delete a build meanwhile, which is why a missing one is no error. */
async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(whenCode(['ENOENT'], []));
  const builds = names.filter((name) => !name.includes('.')).map((name) => join(folder, name));
  const dated = await Promise.all(
    builds.map(async (build) => ({ build, at: (await stat(build).catch(whenCode(['ENOENT'], null)))?.mtimeMs ?? 0 })),
  );
  return dated.sort((one, other) => other.at - one.at).map(({ build }) => build);
}
