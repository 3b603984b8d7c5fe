import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { unavailable } from '../errors';
import { codeOf, whenCode } from '../systemError';

/** The disk is full or failing, is read-only for the moment, or the server has lost its rights on the folder. */
const DISK_ERRORS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'ENOTDIR'];

/** Stores uploaded pictures. No name is used twice, so nothing is ever replaced. */
export interface PictureStore {
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Undefined if there is no such picture. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Does nothing if there is no such picture. */
  remove: (name: string) => Promise<void>;
}

/** Stores pictures in a folder, which is created with the first one. Throws 503 if the disk takes no writes. */
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
    // Renaming makes a picture appear as a whole, or not at all if the server dies.
    await rename(draft, join(folder, name));
  } finally {
    await rm(draft, { force: true });
  }
}
