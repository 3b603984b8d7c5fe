import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { unavailable } from '../errors';
import { codeOf, whenCode } from '../systemError';

/** The disk is full or failing, takes no writes for the moment, or was closed to the server while it ran. */
const DISK_ERRORS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'ENOTDIR'];

/** Where pictures lie that people sent. A name is never used for another one, so that nothing is ever replaced. */
export interface PictureStore {
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Undefined where there is none. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Whether or not it is there. */
  remove: (name: string) => Promise<void>;
}

/** Made with the first picture. 503 where the disk takes none. */
export const makeFolderStore = (folder: string): PictureStore => ({
  put: (name, bytes) =>
    writeDurably(folder, name, bytes).catch((cause: unknown) => {
      throw DISK_ERRORS.includes(codeOf(cause) ?? '') ? Object.assign(unavailable(), { cause }) : cause;
    }),
  read: (name) => readFile(join(folder, name)).catch(whenCode(['ENOENT'], undefined)),
  remove: (name) => rm(join(folder, name), { force: true }),
});

async function writeDurably(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${name}`);
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    // A picture is there whole or not at all, whenever the server dies.
    await rename(draft, join(folder, name));
  } finally {
    await rm(draft, { force: true });
  }
}
